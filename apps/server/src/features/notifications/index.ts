export { addNotification, type NewsFor, notifyEverybody } from './add-notification.ts';
