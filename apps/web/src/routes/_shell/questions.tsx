import { createFileRoute } from '@tanstack/react-router';
import { openDialog } from '../../app/dialogs/open-dialog.ts';
import { QuestionsScreen } from '../../features/questions/screens/questions-screen.tsx';
import {
  answerQuery,
  FIRST_QUESTION,
  parseQuestionsSearch,
  type QuestionsSearch,
  questionListQuery,
} from '../../features/questions/search/questions-search.ts';

export const Route = createFileRoute('/_shell/questions')({
  validateSearch: (search: Record<string, unknown>): QuestionsSearch => parseQuestionsSearch(search),
  loaderDeps: ({ search: { mode, q } }) => ({ mode, q }),
  loader: ({ context: { queryClient }, deps: { mode, q } }) => {
    void queryClient.prefetchQuery(questionListQuery(mode));
    void queryClient.prefetchQuery(answerQuery(q ?? FIRST_QUESTION, mode));
  },
  component: Questions,
});

function Questions() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <QuestionsScreen
      search={search}
      onChange={(part) =>
        void navigate({
          search: (newest) => parseQuestionsSearch({ ...newest, saved: undefined, ...part }),
          resetScroll: false,
        })
      }
      onUpload={() => openDialog('upload')}
    />
  );
}
