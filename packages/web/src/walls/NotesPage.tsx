import { Anchor, Button } from '@mantine/core';
import { IconCheck, IconTrash, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import * as z from 'zod/mini';
import { typo } from '#contract/base/words/typo.ts';
import { reportLinks } from '#contract/reports/links.ts';
import { walls } from '#contract/walls/endpoints.ts';
import { noteTabs } from '#contract/walls/rules.ts';
import { placeLine } from '#contract/walls/rules-words.ts';
import type { Note, NoteList } from '#contract/walls/schema.ts';
import { param, useAddress } from '../base/address.ts';
import { useChange, useReading } from '../base/data.ts';
import { Loaded } from '../base/Loaded.tsx';
import { useMay } from '../base/me.tsx';
import { Refused } from '../base/Refused.tsx';
import { useText } from '../base/texts.tsx';
import { useWhen } from '../base/when.ts';
import { Card } from '../kit/card/Card.tsx';
import { confirm } from '../kit/dialog/confirm.tsx';
import { Attachments } from '../kit/files/Attachments.tsx';
import { EmptyState } from '../kit/motifs/EmptyState.tsx';
import { PageHead, PageLead } from '../kit/page/PageHead.tsx';
import { ListShape } from '../kit/page/Shapes.tsx';
import { Pager } from '../kit/table/Pager.tsx';
import { Tabs } from '../kit/table/Tabs.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { LetInDialog } from './LetInDialog.tsx';
import css from './Walls.module.css';

const address = z.object({
  tab: param(z.enum(noteTabs), 'waiting'),
  page: param(z.coerce.number().check(z.int(), z.minimum(1)), 1),
});
const size = 25;
const countOf = { waiting: 'waitingCount', declined: 'declinedCount', letIn: 'letInCount' } as const;

/** /hlaseni/ze-zdi: what came from codes on the wall, for who administers reports. */
export function NotesPage() {
  const say = useText();
  const administers = useMay('reports', 'rw');
  if (!administers) return <Refused />;
  return (
    <>
      <PageHead title={say('WALLS.NOTES.TITLE')} back={{ ...reportLinks.list(), name: say('WALLS.NOTES.BACK') }} />
      <PageLead>{say('WALLS.NOTES.LEAD')}</PageLead>
      <Listed />
    </>
  );
}

function Listed() {
  const say = useText();
  const [{ tab, page }, write] = useAddress(address);
  const of = useReading(walls.notes, { tab, page, sizePerPage: size });
  return (
    <Loaded of={of} shape={<ListShape />}>
      {(list: NoteList) => (
        <Tabs
          label={say('WALLS.NOTES.TABS.LABEL')}
          value={tab}
          onChange={(next) => void write({ tab: next, page: 1 }, { push: true })}
          tabs={noteTabs.map((value) => ({
            value,
            label: say(`WALLS.NOTES.TABS.${value}`),
            count: list[countOf[value]],
          }))}
        >
          {list.notes.length === 0 ? (
            <Card>
              <EmptyState kind="empty" title={say(`WALLS.NOTES.EMPTY.${tab}`)} text={say('WALLS.NOTES.EMPTY_TEXT')} />
            </Card>
          ) : (
            <div className={css.notes}>
              {list.notes.map((note) => (
                <NoteCard key={note.id} note={note} />
              ))}
              {list.total > size && (
                <Pager
                  page={page}
                  size={size}
                  total={list.total}
                  shown={list.notes.length}
                  goTo={(next) => void write({ page: next }, { push: true })}
                />
              )}
            </div>
          )}
        </Tabs>
      )}
    </Loaded>
  );
}

function NoteCard({ note }: { note: Note }) {
  const say = useText();
  const { moment, day } = useWhen();
  const facts = [
    typo(placeLine(note.place, say)),
    say('WALLS.NOTES.FROM', { email: note.email }),
    say('WALLS.NOTES.SENT', { when: moment(note.createdAt) }),
    note.goesAt && say('WALLS.NOTES.GOES', { when: day(note.goesAt) }),
  ];
  return (
    <Card>
      <article className={css.note}>
        <h2 className={css.title}>{typo(note.title)}</h2>
        <p className={css.quiet}>{facts.filter(Boolean).join(' · ')}</p>
        <p className={css.text}>{note.description ? typo(note.description) : say('WALLS.NOTES.NO_TEXT')}</p>
        {note.reason && <p className={css.text}>{say('WALLS.NOTES.BECAUSE', { reason: typo(note.reason) })}</p>}
        {note.photos.length > 0 && <Attachments files={note.photos} label={say('WALLS.DOOR.PHOTOS')} gallery />}
        <Deeds note={note} />
      </article>
    </Card>
  );
}

function Deeds({ note }: { note: Note }) {
  const say = useText();
  const [asking, ask] = useState<'letIn' | 'decline' | null>(null);
  const erase = useChange(walls.erase);
  const sure = async () => {
    const words = {
      title: say('WALLS.NOTES.ERASE_TITLE', { title: typo(note.title) }),
      text: say('WALLS.NOTES.ERASE_TEXT'),
      yes: say('WALLS.NOTES.YES_ERASE'),
      no: say('FORM.KEEP'),
      danger: 'deletes' as const,
    };
    if (await confirm(words)) await erase.run({ id: note.id }).catch(() => undefined);
  };
  const isIn = note.decidedAt !== null && note.reportId !== null;
  return (
    <div className={css.deeds}>
      {isIn && note.reportId !== null ? (
        <Anchor renderRoot={(props) => <Link {...props} {...reportLinks.one(note.reportId ?? 0)} />}>
          {say('WALLS.NOTES.OPEN')}
        </Anchor>
      ) : (
        <Button leftSection={<IconCheck size={20} stroke={1.75} aria-hidden="true" />} onClick={() => ask('letIn')}>
          {say('WALLS.NOTES.LET_IN')}
        </Button>
      )}
      {note.decidedAt === null && (
        <Button
          variant="default"
          leftSection={<IconX size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => ask('decline')}
        >
          {say('WALLS.NOTES.DECLINE')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconTrash size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => void sure()}
      >
        {say('WALLS.NOTES.ERASE')}
      </Button>
      {asking === 'letIn' && <LetInDialog note={note} onClose={() => ask(null)} />}
      {asking === 'decline' && <DeclineDialog note={note} onClose={() => ask(null)} />}
    </div>
  );
}
