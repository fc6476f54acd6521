import { Button, UnstyledButton } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { MySeat } from '#contract/summons/schema.ts';
import { showCode } from '#contract/walls/rules-codes.ts';
import { latePart } from '../../base/parts.ts';
import { useFormat, useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { CardFoot, CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { UnitBadge } from '../../kit/motifs/UnitBadge.tsx';
import { usePaper } from '../rows/data.ts';
import css from './CodeCard.module.css';

// What draws the squares is not needed by whoever has no place.
const QrCode = latePart(async () => (await import('../../kit/motifs/QrCode.tsx')).QrCode);

const Code = ({ seat, label }: { seat: MySeat; label: string }) => (
  <Suspense fallback={<span className={css.stand} />}>
    <QrCode text={seat.code} label={label} />
  </Suspense>
);

function Share({ seat }: { seat: MySeat }) {
  const say = useText();
  const format = useFormat();
  if (seat.percent === null) return null;
  const [part, whole] = seat.exact?.split('/').map(Number) ?? [];
  const percent = format.number(seat.percent / 100, {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (
    <>
      <b className={css.percent}>{percent}</b>
      <span>{say('SUMMONS.CODE.OF_ALL')}</span>
      {part !== undefined && whole !== undefined && (
        <span className={css.exact}>{`${format.number(part)}/${format.number(whole)}`}</span>
      )}
    </>
  );
}

const Plates = ({ units }: { units: string }) => (
  <span className={css.plates}>
    {units.split(', ').map((number) => (
      <UnitBadge key={number} number={number} />
    ))}
  </span>
);

/** One of my places: its code to tap on, and what it weighs. */
function Seat({ seat, onOpen }: { seat: MySeat; onOpen: () => void }) {
  const say = useText();
  const label = say('SUMMONS.CODE.OF', { units: seat.units, code: showCode(seat.code) });
  return (
    <div className={css.seat}>
      <UnstyledButton
        className={css.code}
        onClick={onOpen}
        aria-label={say('SUMMONS.CODE.ENLARGE', { units: seat.units })}
      >
        <Code seat={seat} label={label} />
      </UnstyledButton>
      <div className={css.words}>
        <Plates units={seat.units} />
        <Share seat={seat} />
        <span className={css.signs}>{showCode(seat.code)}</span>
      </div>
    </div>
  );
}

/** "Váš kód k prezenci": what the desk finds my row by. */
export function CodeCard({ id, seats }: { id: number; seats: readonly MySeat[] }) {
  const say = useText();
  const paper = usePaper(id);
  const [open, setOpen] = useState<MySeat | null>(null);
  return (
    <div className={css.card}>
      <Card title={say('SUMMONS.CODE.TITLE')}>
        <CardRows>
          {seats.map((seat) => (
            <CardRow key={seat.id}>
              <Seat seat={seat} onOpen={() => setOpen(seat)} />
            </CardRow>
          ))}
        </CardRows>
        <p className={css.lead}>{say('SUMMONS.CODE.LEAD')}</p>
        <CardFoot>
          <Button
            variant="subtle"
            leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => void paper('mine')}
          >
            {say('SUMMONS.CODE.PRINT')}
          </Button>
        </CardFoot>
        <Dialog opened={open !== null} onClose={() => setOpen(null)} title={say('SUMMONS.CODE.TITLE')} full>
          {open && (
            <div className={css.large}>
              <Code seat={open} label={say('SUMMONS.CODE.OF', { units: open.units, code: showCode(open.code) })} />
              <b className={css.signs}>{showCode(open.code)}</b>
              <Plates units={open.units} />
            </div>
          )}
        </Dialog>
      </Card>
    </div>
  );
}
