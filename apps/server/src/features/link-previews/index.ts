import type { FeatureModule } from '../../feature-module.ts';
import { linkPreviewRoutes } from './link-previews.route.ts';

export { renderPreviewTags } from './link-previews.route.ts';

export const linkPreviewsModule: FeatureModule = { name: 'link-previews', routes: linkPreviewRoutes };
