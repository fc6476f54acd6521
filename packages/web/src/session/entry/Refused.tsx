import type { Answer } from '../../base/answer.ts';
import { useText } from '../../base/texts.tsx';
import { Note } from '../../kit/page/Note.tsx';

/** What the server refused, above what was typed. */
export function Refused({ answer }: { answer: Answer | null }) {
  const say = useText();
  if (!answer || Object.keys(answer.fields).length > 0) return null;
  return (
    <Note tone="bad" live>
      {say(answer.key, answer.params)}
    </Note>
  );
}
