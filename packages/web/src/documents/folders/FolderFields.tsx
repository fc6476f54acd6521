import { Button, Input, Switch, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconUsersPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { type Tone, tones } from '#contract/base/words/rich-text.ts';
import { folders } from '#contract/documents/endpoints-folders.ts';
import { folderNameLength } from '#contract/documents/rules.ts';
import { AudiencePicker, keyOf } from '../../audience/AudiencePicker.tsx';
import type { AudienceOf } from '../../audience/data.ts';
import { useAudienceText } from '../../audience/useAudienceText.ts';
import { useText } from '../../base/texts.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { PersonPicker } from '../../members/pick/PersonPicker.tsx';
import { UnitPicker } from '../../units/rows/UnitPicker.tsx';
import css from './FolderFields.module.css';
import { FolderSign } from './FolderSign.tsx';
import { asMember, type FolderAim, type FolderValues, folderAims } from './folderValues.ts';

const ofFolders: AudienceOf = {
  reach: folders.reach,
  groups: folders.groups,
  words: {
    title: 'DOCS.FOLDER.FOR',
    for: 'DOCS.FOLDER.FOR',
    for_house: 'DOCS.FOLDER.FOR_house',
    for_some: 'DOCS.FOLDER.FOR_some',
    for_committee: 'DOCS.FOLDER.FOR_committee',
    groupsHint: 'DOCS.FOLDER.GROUPS_HINT',
    picker: 'DOCS.FOLDER.PICKER',
    reach: 'DOCS.FOLDER.REACH',
    poster: 'DOCS.FOLDER.REACH',
  },
};

type Props = { fields: UseFormReturnType<FolderValues> };

/** Name, colour, and whom the folder is for. */
export function FolderFields({ fields }: Props) {
  const say = useText();
  const { visibility } = fields.values;
  return (
    <>
      <TextInput
        label={say('DOCS.FOLDER.NAME')}
        withAsterisk
        maxLength={folderNameLength}
        {...fields.getInputProps('name')}
      />
      <ColorField fields={fields} />
      <Select
        label={say('DOCS.FOLDER.FOR')}
        description={say('DOCS.FOLDER.FOR_HINT')}
        data={folderAims.map((value) => ({ value, label: say(`DOCS.FOLDER.FOR_${value}`) }))}
        value={visibility}
        onChange={(next) => fields.setFieldValue('visibility', next as FolderAim)}
      />
      {visibility === 'some' && <GroupsField fields={fields} />}
      {visibility === 'owner' && <OwnerFields fields={fields} />}
    </>
  );
}

function ColorField({ fields }: Props) {
  const say = useText();
  const nameOf = (tone: Tone) => say(`EDITOR.TONES.${tone.toUpperCase() as Uppercase<Tone>}`);
  return (
    <Select
      label={say('DOCS.FOLDER.COLOR')}
      data={tones.map((value) => ({ value, label: nameOf(value) }))}
      value={fields.values.color}
      onChange={(next) => fields.setFieldValue('color', next as Tone)}
      leftSection={<FolderSign color={fields.values.color} size={20} />}
      iconOf={(one) => <FolderSign color={one as Tone} size={20} />}
    />
  );
}

/** Entrances, units and roles that a public folder is for. */
function GroupsField({ fields }: Props) {
  const say = useText();
  const nameOf = useAudienceText();
  const [picking, setPicking] = useState(false);
  const { audience } = fields.values;
  const { error } = fields.getInputProps('audience');
  return (
    <Input.Wrapper label={say('DOCS.FOLDER.GROUPS')} labelElement="div" withAsterisk error={error}>
      {audience.length > 0 ? (
        <ul className={css.parts}>
          {audience.map((part) => (
            <li key={keyOf(part)}>{nameOf(part)}</li>
          ))}
        </ul>
      ) : (
        <p className={css.none}>{say('DOCS.FOLDER.NO_GROUPS')}</p>
      )}
      <Button
        variant="default"
        leftSection={<IconUsersPlus size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => setPicking(true)}
      >
        {say('DOCS.FOLDER.CHOOSE_GROUPS')}
      </Button>
      {picking && (
        <AudiencePicker
          of={ofFolders}
          chosen={audience}
          onClose={() => setPicking(false)}
          onUse={(parts) => {
            fields.setFieldValue('audience', parts);
            fields.clearFieldError('audience');
            setPicking(false);
          }}
        />
      )}
    </Input.Wrapper>
  );
}

/** Whose the folder is: somebody's, or a unit's. */
function OwnerFields({ fields }: Props) {
  const say = useText();
  const { ownedBy, ownerId, unitId } = fields.values;
  const clear = () => {
    fields.clearFieldError('ownerId');
    fields.clearFieldError('unitId');
  };
  return (
    <FormStack>
      <Select
        label={say('DOCS.FOLDER.OWNED_BY')}
        data={(['member', 'unit'] as const).map((value) => ({ value, label: say(`DOCS.FOLDER.OWNED_BY_${value}`) }))}
        value={ownedBy}
        onChange={(next) => fields.setFieldValue('ownedBy', next as typeof ownedBy)}
      />
      {ownedBy === 'member' ? (
        <PersonPicker
          known
          required
          label={say('DOCS.FOLDER.OWNER')}
          value={ownerId && asMember(ownerId)}
          error={fields.getInputProps('ownerId').error}
          onChange={(person) => {
            fields.setFieldValue('ownerId', person && { id: person.id, full_name: person.full_name });
            clear();
          }}
        />
      ) : (
        <>
          <UnitPicker
            required
            label={say('DOCS.FOLDER.UNIT')}
            description={say('DOCS.FOLDER.UNIT_HINT')}
            value={unitId}
            error={fields.getInputProps('unitId').error}
            onPick={(unit) => {
              fields.setFieldValue('unitId', unit);
              clear();
            }}
          />
          <Switch label={say('DOCS.FOLDER.TENANTS')} {...fields.getInputProps('forTenants', { type: 'checkbox' })} />
        </>
      )}
    </FormStack>
  );
}
