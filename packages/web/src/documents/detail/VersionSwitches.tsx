import { Switch } from '@mantine/core';
import type { DocumentDetail } from '#contract/documents/schema.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';

/** What is said of a new version; whether people are asked only where it may be changed. */
export type VersionValues = { material: boolean; notify: boolean; acceptRead: boolean };
export const valuesOf = (file: Pick<DocumentDetail, 'acceptRead'>): VersionValues => ({
  ...{ material: false, notify: false },
  acceptRead: file.acceptRead,
});

type Props = {
  file: Pick<DocumentDetail, 'acceptRead'>;
  values: VersionValues;
  onChange: (values: VersionValues) => void;
};

/** Whether the new version changes something material, who confirms it and who is mailed. */
export function VersionSwitches({ file, values, onChange }: Props) {
  const say = useText();
  const mayAsk = useMay('acceptRead', 'rw');
  const set = (change: Partial<VersionValues>) => onChange({ ...values, ...change });
  return (
    <FormStack>
      {mayAsk && (
        <Switch
          label={say('DOCUMENT.ACCEPT.SWITCH')}
          description={say('DOCUMENT.ACCEPT.SWITCH_HINT')}
          checked={values.acceptRead}
          onChange={(e) => set({ acceptRead: e.currentTarget.checked })}
        />
      )}
      {(values.acceptRead || file.acceptRead) && (
        <Switch
          label={say('DOCUMENT.ACCEPT.MATERIAL')}
          description={say('DOCUMENT.ACCEPT.MATERIAL_HINT')}
          checked={values.material}
          onChange={(e) => set({ material: e.currentTarget.checked })}
        />
      )}
      <Switch
        label={say('DOCUMENT.NOTIFY.SWITCH')}
        description={say('DOCUMENT.NOTIFY.SWITCH_HINT')}
        checked={values.notify}
        onChange={(e) => set({ notify: e.currentTarget.checked })}
      />
    </FormStack>
  );
}
