import { useText } from '../../base/texts.tsx';
import { Note } from '../../kit/page/Note.tsx';

/** While nobody answers: what is written down, and that nothing begun is lost. */
export function LineNote({ isLost }: { isLost: boolean }) {
  const say = useText();
  return (
    <div role="status">
      {isLost && (
        <Note tone="warn">
          <b>{say('COURSE.LINE.LOST')}</b> {say('COURSE.LINE.TEXT')}
        </Note>
      )}
    </div>
  );
}
