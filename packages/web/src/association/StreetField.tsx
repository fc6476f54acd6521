import { type ReactNode, useState } from 'react';
import { addresses } from '#contract/association/endpoints-addresses.ts';
import { type Address, addressFrom } from '#contract/base/addresses.ts';
import { useAsk } from '../base/data.ts';
import { useText } from '../base/texts.tsx';
import { SuggestField } from '../kit/form/SuggestField.tsx';
import { useFound } from '../kit/form/useFound.ts';

/** Longer than between two keys. */
const pause = 350;
const lineOf = ({ street, post, town }: Address) => `${street}, ${post} ${town}`;

type Props = {
  label: string;
  value: string;
  error?: ReactNode;
  onChange: (street: string) => void;
  onPick: (address: Address) => void;
};

/** A street with its number; addresses of the register are offered, and one that is taken fills in the town too. */
export function StreetField({ onChange, onPick, ...field }: Props) {
  const say = useText();
  const ask = useAsk();
  const [hint, tell] = useState<'SAMPLE' | 'SILENT' | null>(null);
  const [found, search] = useFound(async (text: string): Promise<Address[]> => {
    if (text.trim().length < addressFrom) return [];
    const { status, addresses: offered, simulated } = await ask(addresses.suggest, { text });
    tell(status === 'unknown' ? 'SILENT' : simulated ? 'SAMPLE' : null);
    return offered;
  }, pause);
  const offered = found.items.map(lineOf);
  return (
    <SuggestField
      {...field}
      description={hint && say(`HOUSE.INFORMATION.ADDRESS_${hint}`)}
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
