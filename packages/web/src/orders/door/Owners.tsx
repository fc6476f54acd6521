import { useState } from 'react';
import { fromText } from '#contract/base/shares/fraction.ts';
import { orderDoor } from '#contract/orders/endpoints-door.ts';
import type { MembersTold, OrderDoor } from '#contract/orders/schema-door.ts';
import { type Answer, asAnswer } from '../../base/answer.ts';
import { upload } from '../../base/ask.ts';
import { useText } from '../../base/texts.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { usePercentText } from '../../kit/share/fraction-text.ts';
import css from './Door.module.css';
import { OwnersNames } from './OwnersNames.tsx';

export type Read = NonNullable<OrderDoor['cadastre']>;
type Props = { token: string; email: string; read: Read | null; onRead: (read: Read) => void };

/** Units, shares and owners from a file; nobody is named before the mailed code. */
export function Owners({ token, email, read, onRead }: Props) {
  const say = useText();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Answer | null>(null);
  const take = async (file: File | undefined) => {
    if (!file || busy) return;
    setBusy(true);
    setRefused(null);
    try {
      onRead(await upload(orderDoor.owners, { token }, file, undefined, undefined, { quiet: true }));
    } catch (error) {
      setRefused(asAnswer(error));
    }
    setBusy(false);
  };
  return (
    <>
      <div className={css.field}>
        <label className={css.file}>
          <span className={css.label}>{say('ORDERS.OWNERS.FILE')}</span>
          <span className={css.hint}>{say('ORDERS.OWNERS.FILE_HINT')}</span>
          <span className={`${css.second} ${css.pick}`}>
            <span aria-hidden="true">{say('ORDERS.OWNERS.CHOOSE')}</span>
            <input
              type="file"
              accept=".json,.csv,.xlsx"
              onChange={(e) => {
                void take(e.currentTarget.files?.[0]);
                e.currentTarget.value = '';
              }}
            />
          </span>
        </label>
        <span role="status">{busy && say('ORDERS.OWNERS.UPLOADING')}</span>
      </div>
      {refused && (
        <Note tone="bad" live>
          {say(refused.key, refused.params)}
        </Note>
      )}
      {read && (
        <>
          <Seen seen={read.seen} fileName={read.fileName} />
          <OwnersNames key={read.fileName} token={token} email={email} onMarked={(seen) => onRead({ ...read, seen })} />
        </>
      )}
    </>
  );
}

function Seen({ seen, fileName }: { seen: MembersTold; fileName: string }) {
  const say = useText();
  const asPercent = usePercentText();
  const shown = (share: string) => (share ? asPercent(fromText(share)) : '–');
  return (
    <>
      <Note tone={seen.complete ? 'ok' : 'warn'}>
        <b>{say('ORDERS.OWNERS.READ', { units: seen.units.length, file: fileName })}</b>{' '}
        {say(seen.complete ? 'ORDERS.OWNERS.SUM_OK' : 'ORDERS.OWNERS.SUM_BAD')}
      </Note>
      {seen.ownerless.length > 0 && (
        <Note tone="warn">{say('ORDERS.OWNERS.OWNERLESS', { units: seen.ownerless.slice(0, 20).join(', ') })}</Note>
      )}
      {seen.doubles > 0 && <Note tone="warn">{say('ORDERS.OWNERS.DOUBLES', { count: seen.doubles })}</Note>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keys */}
      <section className={css.scrolled} aria-label={say('ORDERS.OWNERS.TABLE')} tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{say('ORDERS.OWNERS.UNIT')}</th>
              <th scope="col">{say('ORDERS.OWNERS.SHARE')}</th>
              <th scope="col">{say('ORDERS.OWNERS.COUNT')}</th>
            </tr>
          </thead>
          <tbody>
            {seen.units.map((u) => (
              <tr key={u.number}>
                <td>{u.number}</td>
                <td>{shown(u.share)}</td>
                <td>{u.owners}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
