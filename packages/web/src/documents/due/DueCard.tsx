import { Button } from '@mantine/core';
import { IconCalendarCheck, IconCalendarPlus, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { wholeName } from '#contract/base/files/files.ts';
import { contactLinks } from '#contract/contacts/links.ts';
import type { DocumentDetail } from '#contract/documents/schema.ts';
import type { Obligation } from '#contract/documents/schema-due.ts';
import { latePart } from '../../base/parts.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { CardFoot, CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { type Fact, Facts } from '../../kit/card/Facts.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { RowMenu } from '../../kit/menu/RowMenu.tsx';
import { Late } from '../folders/Late.tsx';
import css from './DueCard.module.css';
import { DueTag } from './DueTag.tsx';
import { useObligation, useRemoveObligation } from './data.ts';
import { GiveToFirm } from './GiveToFirm.tsx';

const DueDialog = latePart(async () => (await import('./DueDialog.tsx')).DueDialog);
const ClosingDialog = latePart(async () => (await import('./ClosingDialog.tsx')).ClosingDialog);

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
type Props = { file: DocumentDetail };

/** When the document runs out, who is told, and the rounds that are over; nothing where it does not and nobody may say so. */
export function DueCard({ file }: Props) {
  const say = useText();
  const { data } = useObligation(file.id);
  const [open, setOpen] = useState<'set' | 'close' | null>(null);
  const obligation = data?.obligation ?? null;
  if (!data || (!obligation && !file.mayManage)) return null;
  const close = () => setOpen(null);
  return (
    <Card title={say('DUE.CARD.TITLE')}>
      <div className={css.body}>
        {obligation ? (
          <ObligationFacts obligation={obligation} tellsWatchers={file.mayManage} />
        ) : (
          <p className={css.none}>{say('DUE.CARD.NONE')}</p>
        )}
      </div>
      {obligation && obligation.rounds.length > 0 && <Rounds obligation={obligation} />}
      {file.mayManage && (
        <CardFoot>
          {obligation ? (
            <Deeds file={file} obligation={obligation} onOpen={setOpen} />
          ) : (
            <Button variant="default" leftSection={<IconCalendarPlus {...icon} />} onClick={() => setOpen('set')}>
              {say('DUE.CARD.SET')}
            </Button>
          )}
        </CardFoot>
      )}
      <Late>
        {open === 'set' && <DueDialog id={file.id} obligation={obligation} onClose={close} />}
        {open === 'close' && obligation && <ClosingDialog id={file.id} obligation={obligation} onClose={close} />}
      </Late>
    </Card>
  );
}

type Due = Props & { obligation: Obligation };

function Deeds({ file, obligation, onOpen }: Due & { onOpen: (open: 'set' | 'close') => void }) {
  const say = useText();
  const remove = useRemoveObligation();
  return (
    <div className={css.deeds}>
      <div className={css.first}>
        <Button variant="default" leftSection={<IconCalendarCheck {...icon} />} onClick={() => onOpen('close')}>
          {say('DUE.CARD.CLOSE')}
        </Button>
        <RowMenu name={say('DUE.CARD.TITLE')}>
          <MenuItem leftSection={<IconPencil {...icon} />} onClick={() => onOpen('set')}>
            {say('DUE.CARD.EDIT')}
          </MenuItem>
          <MenuItem
            color="cihla"
            leftSection={<IconTrash {...icon} />}
            onClick={() => void remove({ id: file.id, name: wholeName(file) })}
          >
            {say('DUE.CARD.REMOVE')}
          </MenuItem>
        </RowMenu>
      </div>
      <GiveToFirm file={file} obligation={obligation} />
    </div>
  );
}

function ObligationFacts({ obligation: o, tellsWatchers }: { obligation: Obligation; tellsWatchers: boolean }) {
  const say = useText();
  const { day } = useWhen();
  const facts: Fact[] = [
    [
      say('DUE.CARD.NEXT'),
      <span key="next" className={css.next}>
        <b>{day(o.dueOn)}</b> <DueTag dueOn={o.dueOn} />
      </span>,
    ],
    [say('DUE.CARD.KIND'), say(`DUE.KINDS.${o.kind}`)],
    [say('DUE.CARD.FIRM'), o.contactId === null ? o.firm || say('DUE.CARD.NO_FIRM') : <FirmLink key="firm" of={o} />],
  ];
  if (o.validFrom) facts.push([say('DUE.CARD.FROM'), day(o.validFrom)]);
  if (o.validUntil) facts.push([say('DUE.CARD.UNTIL'), day(o.validUntil)]);
  if (o.months !== null) facts.push([say('DUE.CARD.EVERY'), say('DUE.CARD.MONTHS', { months: o.months })]);
  if (tellsWatchers)
    facts.push([
      say('DUE.CARD.WATCHERS'),
      o.watchers.length > 0 ? o.watchers.map((w) => w.full_name).join(', ') : say('DUE.CARD.NO_WATCHERS'),
    ]);
  return <Facts narrow facts={facts} />;
}

const FirmLink = ({ of: { firm, contactId } }: { of: Obligation }) => (
  <Link {...contactLinks.one(contactId ?? 0)}>{firm}</Link>
);

function Rounds({ obligation: { rounds } }: { obligation: Obligation }) {
  const say = useText();
  const { day } = useWhen();
  return (
    <>
      <h3 className={css.title}>{say('DUE.CARD.ROUNDS')}</h3>
      <CardRows>
        {rounds.map((round) => {
          const days = { closed: day(round.closedOn), due: day(round.dueOn) };
          const by = { who: round.closedBy?.full_name ?? 'none', number: round.versionNumber ?? 0 };
          return (
            <CardRow key={round.id}>
              <span className={css.round}>
                <span>{say(round.closedOn > round.dueOn ? 'DUE.CARD.ROUND_LATE' : 'DUE.CARD.ROUND', days)}</span>
                <span className={css.second}>{say('DUE.CARD.ROUND_BY', by)}</span>
              </span>
            </CardRow>
          );
        })}
      </CardRows>
    </>
  );
}
