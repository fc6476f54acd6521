import { Suspense, useState } from 'react';
import { members } from '#contract/members/endpoints.ts';
import type { MemberName } from '#contract/members/schema.ts';
import { useAsk } from '../../base/data.ts';
import { useMay } from '../../base/me.tsx';
import { latePart } from '../../base/parts.ts';
import { useText } from '../../base/texts.tsx';
import { Combo, type FieldProps } from '../../kit/choose/Combo.tsx';
import { Avatar } from '../../kit/motifs/Avatar.tsx';

// Forms of its own that only whoever adds somebody needs.
const NewPerson = latePart(async () => (await import('./NewPerson.tsx')).NewPerson);

type Props = FieldProps & {
  value?: MemberName | null;
  onChange: (value: MemberName | null) => void;
  /** People who cannot be chosen here. */
  except?: readonly number[];
  /** Offered before anything is typed. */
  first?: readonly MemberName[];
  /** Only people who are in the house already make sense here. */
  known?: boolean;
};

/** Finds a person or a company of the house by name; who may add neighbours can add a new one on the spot. */
export function PersonPicker({ value = null, onChange, except = [], first = [], known = false, ...field }: Props) {
  const say = useText();
  const ask = useAsk();
  const mayAdd = useMay('members', 'rw') && !known;
  const [adding, setAdding] = useState<string | null>(null);
  const find = async (text: string) => {
    if (text === '' || text === value?.full_name) return [...first];
    const { users } = await ask(members.search, { text });
    return users.filter((u) => !except.includes(u.id));
  };
  return (
    <>
      <Combo
        placeholder={say('PICK.PERSON')}
        {...field}
        shown={value?.full_name ?? ''}
        find={find}
        pause={300}
        option={(m) => ({ key: String(m.id), label: m.full_name, icon: <Avatar name={m.full_name} size="s" /> })}
        onPick={onChange}
        onClear={() => onChange(null)}
        create={mayAdd ? { label: () => say('PICK.NEW_PERSON'), act: setAdding, always: true } : undefined}
      />
      {adding !== null && (
        <Suspense fallback={null}>
          <NewPerson typed={adding} onClose={() => setAdding(null)} onDone={onChange} />
        </Suspense>
      )}
    </>
  );
}
