import { typo } from '#contract/base/words/typo.ts';
import { meetingsOffered } from '#contract/meetings/endpoints-offered.ts';
import { useReading } from '../base/data.ts';
import { useMay } from '../base/me.tsx';
import { Select } from '../kit/choose/Select.tsx';

type Chosen = { id: number; name: string };
type Props = {
  label: string;
  description: string;
  /** What no meeting is called. */
  none: string;
  value: number | null;
  /** The one that is chosen already, also where it is over by now. */
  kept: Chosen | null;
  error?: string | undefined;
  onPick: (id: number | null) => void;
};

/** Chooses a meeting that is not over yet; nothing where there is none, or none to be read. */
export function MeetingPicker({ label, description, none, value, kept, error, onPick }: Props) {
  const reads = useMay('meetingOwners', 'r');
  const { data } = useReading(meetingsOffered.offered, {}, { when: reads });
  const offered: Chosen[] = (data?.meetings ?? []).filter((m) => m.id !== kept?.id);
  const choices = kept ? [kept, ...offered] : offered;
  if (!reads || choices.length === 0) return null;
  return (
    <Select
      label={label}
      description={description}
      error={error}
      data={[{ value: '', label: none }, ...choices.map((m) => ({ value: String(m.id), label: typo(m.name) }))]}
      value={String(value ?? '')}
      onChange={(next) => onPick(next === '' ? null : Number(next))}
    />
  );
}
