import { Switch } from '@mantine/core';
import { useState } from 'react';
import type { Obligation } from '#contract/documents/schema-due.ts';
import { useText } from '../../base/texts.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { ClosingFields } from './ClosingFields.tsx';
import { type ClosingValues, closingOf, dueAfter } from './closing.ts';

/** How the new version ends the round; null where it does not. */
export type VersionCloses = { day: string; validUntil: string } | null;

/** What a new version does with the round that is open: closes it, unless it is said that it does not. */
export function useClosingByVersion(obligation: Obligation | null | undefined) {
  const [closes, setCloses] = useState(true);
  const [typed, type] = useState<ClosingValues | null>(null);
  const values = typed ?? (obligation ? closingOf(obligation) : { day: '', validUntil: '' });
  const isClosing = closes && !!obligation;
  return {
    closes: isClosing ? values : null,
    /** It can be sent: the next day is known. */
    isSaid: !isClosing || dueAfter(obligation, values) !== null,
    fields: obligation ? (
      <ByVersion obligation={obligation} closes={closes} onCloses={setCloses} values={values} onChange={type} />
    ) : null,
  };
}

type Props = {
  obligation: Obligation;
  closes: boolean;
  onCloses: (closes: boolean) => void;
  values: ClosingValues;
  onChange: (values: ClosingValues) => void;
};
function ByVersion({ obligation, closes, onCloses, values, onChange }: Props) {
  const say = useText();
  return (
    <FormStack>
      <Switch
        label={say('DUE.CLOSING.BY_VERSION')}
        description={say('DUE.CLOSING.BY_VERSION_HINT')}
        checked={closes}
        onChange={(e) => onCloses(e.currentTarget.checked)}
      />
      {closes && <ClosingFields round={obligation} values={values} onChange={onChange} />}
    </FormStack>
  );
}
