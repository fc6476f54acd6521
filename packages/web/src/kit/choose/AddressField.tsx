import { type ReactNode, useState } from 'react';
import { type Address, type AddressAnswer, addressFrom } from '#contract/base/addresses.ts';
import { SuggestField } from './SuggestField.tsx';
import { useFound } from './useFound.ts';

/** Longer than between two keys. */
const pause = 350;
const lineOf = ({ street, post, town }: Address) => `${street}, ${post} ${town}`;

type Props = {
  label: string;
  value: string;
  error?: ReactNode;
  withAsterisk?: boolean;
  /** Asks the register of addresses. */
  suggest: (text: string) => Promise<AddressAnswer>;
  /** What is said under the field of a register of the sample, and of one that does not answer. */
  hints: { sample: string; silent: string };
  onChange: (street: string) => void;
  onPick: (address: Address) => void;
};

/** A street with its number; addresses of the register are offered, and one that is taken fills in the town too. */
export function AddressField({ suggest, hints, onChange, onPick, ...field }: Props) {
  const [hint, tell] = useState<keyof Props['hints'] | null>(null);
  const [found, search] = useFound(async (text: string): Promise<Address[]> => {
    if (text.trim().length < addressFrom) return [];
    const { status, addresses: offered, simulated } = await suggest(text);
    tell(status === 'unknown' ? 'silent' : simulated ? 'sample' : null);
    return offered;
  }, pause);
  const offered = found.items.map(lineOf);
  return (
    <SuggestField
      {...field}
      description={hint && hints[hint]}
      offered={offered}
      onChange={(typed) => {
        const taken = found.items[offered.indexOf(typed)];
        if (taken) return onPick(taken);
        onChange(typed);
        search(typed);
      }}
    />
  );
}
