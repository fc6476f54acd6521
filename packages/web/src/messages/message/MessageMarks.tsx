import {
  IconArchive,
  IconClock,
  IconEyeCheck,
  IconEyeOff,
  IconHistory,
  IconPencil,
  IconPinFilled,
  IconUrgent,
  IconUsers,
} from '@tabler/icons-react';
import type { MessageRow } from '#contract/messages/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import css from './MessageMarks.module.css';
import { useMoments } from './moments.ts';

/** Ochre: the message waits for me to open it. */
export function UnreadDot() {
  const say = useText();
  return (
    <>
      <span className={css.dot} aria-hidden="true" />
      <span className="vh">{say('MESSAGE.UNREAD')}: </span>
    </>
  );
}

/** Ochre: it waits for me to confirm it. */
function ToConfirm() {
  const say = useText();
  return (
    <span className={`${css.mark} ${css.waits}`}>
      <IconEyeCheck size={16} stroke={2} aria-hidden="true" />
      {say('MESSAGE.TO_CONFIRM')}
    </span>
  );
}

export function Pinned() {
  const say = useText();
  return (
    <span className={`${css.mark} ${css.pinned}`}>
      <IconPinFilled size={16} aria-hidden="true" />
      {say('MESSAGE.STATES.pinned')}
    </span>
  );
}

export function Emergency() {
  const say = useText();
  return (
    <span className={`${css.mark} ${css.emergency}`}>
      <IconUrgent size={16} stroke={2} aria-hidden="true" />
      {say('MESSAGE.STATES.emergency')}
    </span>
  );
}

function CommitteeOnly() {
  const say = useText();
  return (
    <span className={`${css.mark} ${css.hidden}`}>
      <IconEyeOff size={16} stroke={2} aria-hidden="true" />
      {say('MESSAGE.COMMITTEE_ONLY')}
    </span>
  );
}

/** Not for the whole house. */
function ChosenOnly() {
  const say = useText();
  return (
    <span className={`${css.mark} ${css.hidden}`}>
      <IconUsers size={16} stroke={2} aria-hidden="true" />
      {say('MESSAGE.CHOSEN_ONLY')}
    </span>
  );
}

type Marked = Pick<MessageRow, 'isPinned' | 'emergency' | 'toPublic' | 'state' | 'everyone'> & {
  /** Not said where the message itself asks for it. */
  toConfirm?: boolean;
};
/** An emergency is one until its end. */
export const isUrgent = ({ emergency, state }: Pick<MessageRow, 'emergency' | 'state'>): boolean =>
  emergency && state !== 'old' && state !== 'archive';
export const isMarked = (m: Marked): boolean =>
  isUrgent(m) || Boolean(m.toConfirm) || m.isPinned || !m.toPublic || !m.everyone;

/** What is special about a message, each with its sign and word. */
export const Marks = ({ message }: { message: Marked }) => (
  <>
    {isUrgent(message) && <Emergency />}
    {message.toConfirm && <ToConfirm />}
    {message.isPinned && <Pinned />}
    {!message.toPublic && <CommitteeOnly />}
    {message.toPublic && !message.everyone && <ChosenOnly />}
  </>
);

const looks = {
  concept: { tone: 'draft', icon: IconPencil },
  planned: { tone: 'info', icon: IconClock },
  old: { tone: 'stone', icon: IconHistory },
  archive: { tone: 'stone', icon: IconArchive },
} as const;

type TagProps = Pick<MessageRow, 'state'> & {
  /** When a draft was last saved, for who is writing it. */
  savedAt?: string | undefined;
};
/** State of a message; a current one needs no word. */
export function StateTag({ state, savedAt }: TagProps) {
  const say = useText();
  const { time } = useMoments();
  if (state === 'actual') return null;
  const saved = state === 'concept' && savedAt;
  return (
    <Tag {...looks[state]}>
      {saved ? say('MESSAGE.DRAFT_SAVED', { time: time(saved) }) : say(`MESSAGE.STATES.${state}`)}
    </Tag>
  );
}
