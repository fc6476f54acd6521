import type { MemberName } from '#contract/members/schema.ts';
import { mostVerifiers } from '#contract/minutes/schema-words.ts';
import { useText } from '../../base/texts.tsx';
import { PersonPicker } from '../../members/pick/PersonPicker.tsx';

type Props = { value: readonly MemberName[]; onChange: (value: MemberName[]) => void };

/** Verifiers of the minutes: a field of each, and an empty one for the next. */
export function VerifierFields({ value, onChange }: Props) {
  const say = useText();
  const places: (MemberName | null)[] = [...value];
  if (value.length < mostVerifiers) places.push(null);
  const put = (at: number, person: MemberName | null) => {
    const others = value.filter((_, i) => i !== at);
    onChange(person === null ? others : [...value.slice(0, at), person, ...value.slice(at + 1)]);
  };
  return (
    <>
      {places.map((person, i) => (
        <PersonPicker
          key={person?.id ?? `empty-${i}`}
          known
          label={say('MINUTES.VERIFIER', { number: i + 1 })}
          value={person}
          except={value.map((v) => v.id)}
          onChange={(chosen) => put(i, chosen)}
        />
      ))}
    </>
  );
}
