import { Button } from '@mantine/core';
import { useState } from 'react';
import { passkeys as calls } from '#contract/passkeys/endpoints.ts';
import { useReading } from '../base/data.ts';
import { Loaded } from '../base/Loaded.tsx';
import { browserKnows, isHere } from '../base/passkeys.ts';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/card/Card.tsx';
import { CardFoot, CardLead, CardRows } from '../kit/card/CardRows.tsx';
import { Note } from '../kit/page/Note.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { PasskeyItem } from './PasskeyItem.tsx';
import css from './Passkeys.module.css';

/** Why no passkey can be added on this page, and where it can. */
function WhyNot({ origin }: { origin: string | null }) {
  const say = useText();
  if (origin === null) return <Note>{say('PASSKEYS.NOWHERE')}</Note>;
  if (isHere(origin)) return <Note>{say('PASSKEYS.UNSUPPORTED')}</Note>;
  return (
    <Note>
      {say('PASSKEYS.ELSEWHERE')} <a href={origin}>{origin}</a>
    </Note>
  );
}

function Adding({ needsPassword }: { needsPassword: boolean }) {
  const say = useText();
  const [adding, setAdding] = useState(false);
  return (
    <CardFoot>
      <Button onClick={() => setAdding(true)}>{say('PASSKEYS.ADD')}</Button>
      <AddPasskey opened={adding} needsPassword={needsPassword} onClose={() => setAdding(false)} />
    </CardFoot>
  );
}

/** Passkeys of the own account: what they are, the ones there are, a new one. */
export function Passkeys() {
  const say = useText();
  const offer = useReading(calls.offer, {});
  const works = browserKnows() && offer.data !== undefined && isHere(offer.data.origin);
  return (
    <Card title={say('PASSKEYS.TITLE')}>
      <div className={css.part}>
        <p className={css.what}>
          {say('PASSKEYS.WHAT')} {say('PASSKEYS.STAYS')}
        </p>
        {offer.data && !works && <WhyNot origin={offer.data.origin} />}
      </div>
      <Loaded of={useReading(calls.list, {})}>
        {({ passkeys, needsPassword }) => (
          <>
            {passkeys.length === 0 && <CardLead>{say('PASSKEYS.EMPTY')}</CardLead>}
            <CardRows>
              {passkeys.map((row) => (
                <PasskeyItem key={row.id} row={row} />
              ))}
            </CardRows>
            {works && <Adding needsPassword={needsPassword} />}
          </>
        )}
      </Loaded>
    </Card>
  );
}
