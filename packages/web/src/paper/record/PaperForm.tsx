import '@mantine/core/styles/Chip.layer.css';
import { Button, Chip } from '@mantine/core';
import { IconCheck, IconQrcode } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { FileView } from '#contract/base/files/files.ts';
import { fromText } from '#contract/base/shares/fraction.ts';
import { isDay, momentAt } from '#contract/base/time/dates.ts';
import { showNumber } from '#contract/ledger/rules-numbers.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import type { Paper, Ticket } from '#contract/paper/schema.ts';
import { type CastValue, Choices, castValues } from '../../answers/Choices.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import { AttachmentsField } from '../../kit/files/AttachmentsField.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { measureOf } from '../../motions/counts.ts';
import { useMoment } from '../../motions/moments.ts';
import { VoteShare } from '../../motions/VoteShare.tsx';
import { useRecordPaper } from '../tickets/data.ts';
import css from '../tickets/PaperForm.module.css';
import { ReadBack } from '../tickets/ReadBack.tsx';
import { Owners, Plates } from '../tickets/TicketColumns.tsx';
import { PaperDates } from './PaperDates.tsx';

type Props = {
  vote: VoteDetail;
  ticket: Ticket;
  /** What was typed or scanned. */
  text: string;
  kept: Kept;
  onKept: (kept: Kept) => void;
  onBack: () => void;
  onDone: (paper: Paper) => void;
};
/** What stays from one paper to the next. */
export type Kept = { date: string; handedIn: string; takenBy: number | null };
type Mark = CastValue | 'blank';
export type Said = Readonly<Record<number, Mark>>;
const marks: readonly Mark[] = [...castValues, 'blank'];

/** Null for a point without a mark, as it is sent. */
const castOf = (mark: Mark | undefined): CastValue | null => (mark === undefined || mark === 'blank' ? null : mark);

const placeOf = (point: number) => `listek-bod-${point}`;
const focusPoint = (point: number | undefined) =>
  document
    .getElementById(placeOf(point ?? 0))
    ?.querySelector<HTMLElement>('[tabindex="0"]')
    ?.focus();

type PaperPointsProps = {
  points: VoteDetail['votePoints'];
  said: Said;
  onChoose: (point: number, value: Mark | null) => void;
  onKey: (e: KeyboardEvent, at: number) => void;
};
/** Each point with what was marked on the paper, blank too. */
function PaperPoints({ points, said, onChoose, onKey }: PaperPointsProps) {
  const say = useText();
  return (
    <ol className={css.points}>
      {points.map((p, at) => (
        <li key={p.id} id={placeOf(p.id)} className={css.point} onKeyDown={(e) => onKey(e, at)}>
          <h3 id={`${placeOf(p.id)}-n`} className={css.name}>
            {at + 1}. {p.name}
          </h3>
          <Choices
            label={`${at + 1}. ${p.name}`}
            value={castOf(said[p.id])}
            onChoose={(value) => onChoose(p.id, value)}
          />
          <Chip
            checked={said[p.id] === 'blank'}
            variant="outline"
            aria-describedby={`${placeOf(p.id)}-n`}
            onChange={(on) => onChoose(p.id, on ? 'blank' : null)}
          >
            {say('VOTE_PAPER.RECORD.BLANK')}
          </Chip>
        </li>
      ))}
    </ol>
  );
}

/** Whether the ticket was scanned or its code typed. */
function HowKnown({ ticket: { scanned } }: Pick<Props, 'ticket'>) {
  const say = useText();
  return (
    <Tag tone={scanned ? 'ok' : 'stone'} icon={scanned ? IconQrcode : undefined}>
      {say(scanned ? 'VOTE_PAPER.RECORD.SCANNED' : 'VOTE_PAPER.RECORD.TYPED')}
    </Tag>
  );
}

/** Somebody has recorded a paper of this seat, which waits for a second person. */
function Waiting({ ticket: { waiting } }: Pick<Props, 'ticket'>) {
  const say = useText();
  const moment = useMoment();
  if (!waiting) return null;
  return (
    <Note tone="warn" live>
      {say('VOTE_PAPER.RECORD.WAITING', { name: waiting.recordedBy, when: moment(waiting.at) })}
    </Note>
  );
}

type ButtonsProps = { check: RefObject<HTMLButtonElement | null>; voted: boolean; onBack: () => void };
function Buttons({ check, voted, onBack }: ButtonsProps) {
  const say = useText();
  return (
    <div className={css.buttons}>
      <Button variant="default" onClick={onBack}>
        {say('VOTE_PAPER.RECORD.OTHER')}
      </Button>
      {!voted && (
        <Button ref={check} type="submit" leftSection={<IconCheck size={20} stroke={1.75} aria-hidden="true" />}>
          {say('VOTE_PAPER.RECORD.CHECK')}
        </Button>
      )}
    </div>
  );
}

/** The answers of one paper; whose it is stands above them. */
export function PaperForm(props: Props) {
  const say = useText();
  const moment = useMoment();
  const { vote, ticket, text, kept, onKept, onBack, onDone } = props;
  const late = vote.papers?.phase === 'counting';
  const [said, setSaid] = useState<Said>({});
  const [photos, setPhotos] = useState<FileView[]>([]);
  const [reading, setReading] = useState(false);
  const [tried, setTried] = useState(false);
  const change = useRecordPaper();
  const check = useRef<HTMLButtonElement>(null);
  const points = vote.votePoints;
  const missing = points.filter((p) => !said[p.id]);
  const form = useRef<HTMLFormElement>(null);
  // The date comes first; one that stayed from the paper before is passed, and read back with the answers.
  const start = useRef(isDay(kept.date) && !late ? points[0]?.id : undefined);
  useEffect(() => {
    if (start.current === undefined) form.current?.querySelector<HTMLInputElement>('input')?.select();
    else focusPoint(start.current);
  }, []);
  const keys = (e: KeyboardEvent, at: number) => {
    const value = marks[Number(e.key) - 1];
    const point = points[at];
    if (!value || !point || e.altKey || e.ctrlKey || e.metaKey) return;
    e.preventDefault();
    setSaid((s) => ({ ...s, [point.id]: value }));
    const next = points[at + 1];
    if (next) focusPoint(next.id);
    else check.current?.focus();
  };
  const choose = (point: number, value: Mark | null) =>
    setSaid(({ [point]: _, ...rest }) => (value ? { ...rest, [point]: value } : rest));
  const submit = (e: FormEvent) => {
    e.preventDefault();
    setTried(true);
    if (!isDay(kept.date)) form.current?.querySelector<HTMLInputElement>('input')?.select();
    else if (missing.length > 0) focusPoint(missing[0]?.id);
    else setReading(true);
  };
  const store = async () => {
    const answers = points.map((p) => ({ vote_point_id: p.id, vote_value: castOf(said[p.id]) }));
    const fileIds = photos.map((f) => f.id);
    const handed = late ? { handedIn: momentAt(kept.handedIn)?.toISOString() ?? null, takenBy: kept.takenBy } : {};
    const given = { id: vote.id, ticket: text, points: answers, date: kept.date, fileIds, ...handed };
    const done = await change.run(given).catch(() => undefined);
    setReading(false);
    if (done) onDone(done);
  };
  const refused = change.refused?.key === 'BASE.ERRORS.INVALID_INPUT' ? null : change.refused;
  return (
    <Card
      title={say('VOTE_PAPER.RECORD.SEAT_TITLE', { number: showNumber(ticket.number) })}
      aside={<HowKnown ticket={ticket} />}
      padded
    >
      <form ref={form} className={css.form} onSubmit={submit} noValidate>
        <div className={css.seat}>
          <Owners row={ticket.seat} />
          <Plates of={ticket.seat.room_name} />
          <VoteShare share={fromText(ticket.seat.shares)} measure={measureOf(vote)} inline />
        </div>
        {ticket.voted ? (
          <Note tone="bad" live>
            {say('VOTE_PAPER.RECORD.ALREADY', { channel: ticket.voted.channel, when: moment(ticket.voted.at) })}
          </Note>
        ) : (
          <>
            <Waiting ticket={ticket} />
            <PaperDates
              vote={vote}
              kept={kept}
              onKept={onKept}
              late={late}
              refused={change.refused}
              tried={tried}
              onPassed={() => focusPoint(points[0]?.id)}
            />
            <p className={css.keys}>{say('VOTE_PAPER.RECORD.KEYS')}</p>
            <p>{say('VOTE_PAPER.RECORD.BLANK_HINT')}</p>
            <PaperPoints points={points} said={said} onChoose={choose} onKey={keys} />
            {tried && missing.length > 0 && (
              <Note tone="bad" live>
                {say('VOTE.DETAIL.ERRORS.VOTE_NOT_COMPLETE')}
              </Note>
            )}
            <AttachmentsField
              label={say('VOTE_PAPER.RECORD.PHOTO')}
              description={say(late ? 'VOTE_PAPER.RECORD.PHOTO_HINT_AFTER' : 'VOTE_PAPER.RECORD.PHOTO_HINT')}
              files={photos}
              onChange={setPhotos}
              error={change.refused?.fields.fileIds && say(change.refused.fields.fileIds)}
            />
            {refused && (
              <Note tone="bad" live>
                {say(refused.key, refused.params)}
              </Note>
            )}
          </>
        )}
        <Buttons check={check} voted={ticket.voted !== null} onBack={onBack} />
      </form>
      <ReadBack
        opened={reading}
        vote={vote}
        ticket={ticket}
        said={Object.fromEntries(points.flatMap((p) => (said[p.id] ? [[p.id, castOf(said[p.id]) ?? 'noVote']] : [])))}
        blank={points.filter((p) => said[p.id] === 'blank').map((p) => p.id)}
        date={kept.date}
        busy={change.busy}
        onClose={() => setReading(false)}
        onYes={() => void store()}
      />
    </Card>
  );
}
