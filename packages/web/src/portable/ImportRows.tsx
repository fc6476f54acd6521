import { Progress } from '@mantine/core';
import { typo } from '#contract/base/words/typo.ts';
import type { ArchiveImport, ImportDone } from '#contract/portable/schema.ts';
import { useText } from '../base/texts.tsx';
import { useShown } from '../base/when.ts';
import { Card } from '../kit/card/Card.tsx';
import { CardRow, CardRows } from '../kit/card/CardRows.tsx';
import { Note } from '../kit/page/Note.tsx';
import { isGoing } from './data.ts';
import css from './Portable.module.css';

/** What comes in or is tried, and how it ended. */
export function ImportRows({ of }: { of: readonly ArchiveImport[] }) {
  const say = useText();
  if (of.length === 0) return null;
  return (
    <Card title={say('PORTABLE.IMPORTS.GOING')}>
      <CardRows>
        {of.map((one, i) => (
          <CardRow key={one.id}>
            <ImportRow of={one} live={i === 0} />
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}

function ImportRow({ of, live }: { of: ArchiveImport; live: boolean }) {
  const say = useText();
  const { moment } = useShown();
  const row = say('PORTABLE.IMPORTS.ROW', { name: of.name, at: moment(of.createdAt), person: of.askedBy });
  return (
    <span className={css.what}>
      <b>{say(of.tried ? 'PORTABLE.IMPORTS.KIND_TRY' : 'PORTABLE.IMPORTS.KIND_BRING')}</b>
      <span className={css.quiet}>{typo(row)}</span>
      {isGoing(of) && (
        <span role="status" className={css.quiet}>
          {of.state === 'waiting' && say('PORTABLE.IMPORTS.WAITS')}
          {of.state === 'running' && of.percent === null && say('PORTABLE.IMPORTS.READS')}
          {of.state === 'running' && of.percent !== null && (
            <>
              {say('PORTABLE.IMPORTS.WRITES', { percent: of.percent })}
              <Progress className={css.progress} value={of.percent} aria-hidden="true" />
            </>
          )}
        </span>
      )}
      {of.refused && (
        <Note tone="bad" live={live}>
          {say(of.refused.key, { why: of.refused.why })}
        </Note>
      )}
      {of.done && <Told done={of.done} live={live} />}
    </span>
  );
}

function Told({ done, live }: { done: ImportDone; live: boolean }) {
  const say = useText();
  const { svjId, messagesCalmed, powersEnded, votesCancelled, keys } = done;
  return (
    <Note tone="ok" live={live}>
      {svjId === null ? say('PORTABLE.IMPORTS.TRIED') : say('PORTABLE.IMPORTS.DONE', { id: String(svjId) })}
      <ul className={css.list}>
        {messagesCalmed > 0 && <li>{say('PORTABLE.IMPORTS.CALMED', { count: messagesCalmed })}</li>}
        {powersEnded > 0 && <li>{say('PORTABLE.IMPORTS.POWERS', { count: powersEnded })}</li>}
        {votesCancelled.length > 0 && (
          <li>{say('PORTABLE.IMPORTS.CANCELLED', { names: votesCancelled.join(', ') })}</li>
        )}
        {keys.map(({ key, votes }) => (
          <li key={key}>{say('PORTABLE.IMPORTS.KEY', { votes, key })}</li>
        ))}
      </ul>
    </Note>
  );
}
