import { reportComments } from '#contract/reports/endpoints-comments.ts';
import type { ReportDetail } from '#contract/reports/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Thread } from '../../comments/Thread.tsx';
import { CalledBy, commentWords } from '../../comments/words.ts';

const house = { ...commentWords, title: 'REPORT.THREADS.HOUSE' } as const;
const inner = {
  ...commentWords,
  title: 'REPORT.THREADS.INNER',
  field: 'REPORT.THREADS.INNER_FIELD',
  placeholder: 'REPORT.THREADS.INNER_PLACEHOLDER',
  add: 'REPORT.THREADS.INNER_ADD',
} as const;

/** What is said to it with the neighbours, and apart from that inside the committee. */
export function ReportThreads({ r }: { r: ReportDetail }) {
  const say = useText();
  const { id, comments, commentCount, may } = r;
  return (
    <>
      <CalledBy value={house}>
        <Thread
          calls={reportComments}
          at={{ id, stream: 'house' }}
          comments={comments}
          total={commentCount}
          note={say(r.visibility === 'private' ? 'REPORT.THREADS.HOUSE_PRIVATE' : 'REPORT.THREADS.HOUSE_NOTE')}
          mayAdd={may.comment}
          keepsTyped
        />
      </CalledBy>
      {r.inner && (
        <CalledBy value={inner}>
          <Thread
            calls={reportComments}
            at={{ id, stream: 'inner' }}
            apart="inner"
            comments={r.inner.comments}
            total={r.inner.total}
            note={say('REPORT.THREADS.INNER_NOTE')}
            mayAdd={may.inner}
            keepsTyped
          />
        </CalledBy>
      )}
    </>
  );
}
