import { useDebouncedValue } from '@mantine/hooks';
import type * as z from 'zod/mini';
import type { Endpoint } from '#contract/base/calls/endpoint.ts';
import type { ChosenFile, ClosedGroup, ClosedTo } from '#contract/base/files/chosen.ts';
import { wholeName } from '#contract/base/files/files.ts';
import { useReading } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Note } from '../../kit/page/Note.tsx';
import css from './ClosedNote.module.css';

/** The call of whatever documents are chosen for, and what of its form decides whom it is for. */
export type Closing = { call: Endpoint<z.ZodMiniType, typeof ClosedTo>; aim: object };
type Props = { closing: Closing; chosen: readonly ChosenFile[] };

/** Who of those whom the record is for will not open what was chosen; nothing where everybody will. */
export function ClosedNote({ closing: { call, aim }, chosen }: Props) {
  const say = useText();
  const documents = chosen.filter((c) => c.state === 'kept').map((c) => c.id);
  // As text, so that an equal question is not another one.
  const [asked] = useDebouncedValue(JSON.stringify({ ...aim, documents }), 400);
  const of = useReading(call, JSON.parse(asked), { when: documents.length > 0, keep: true });
  const sentence = ({ kind, entrance, all, count }: ClosedGroup) =>
    entrance !== null
      ? say(`ATTACHED.CLOSED.${kind}_in`, { entrance, count })
      : say(all ? `ATTACHED.CLOSED.${kind}` : `ATTACHED.CLOSED.${kind}_some`, { count });
  const closed = (of.data?.documents ?? []).flatMap(({ id, count, groups }) => {
    const file = chosen.find((c) => c.id === id);
    if (!file || count === 0) return [];
    const who = groups.map(sentence).join(', ');
    return [{ id, text: say('ATTACHED.CLOSED.ONE', { name: wholeName(file), who, count, of: of.data?.of ?? 0 }) }];
  });
  if (closed.length === 0) return null;
  return (
    <Note tone="warn" live>
      <ul className={css.closed}>
        {closed.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <p className={css.hint}>{say('ATTACHED.CLOSED.HINT')}</p>
    </Note>
  );
}
