import { ActionIcon, Button, Input } from '@mantine/core';
import { IconUsers, IconUsersPlus, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Audience, NamedPart } from '#contract/audience/schema.ts';
import { useAssociation } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/card/Card.tsx';
import { Select } from '../kit/choose/Select.tsx';
import { FilterChips } from '../kit/filter/FilterChips.tsx';
import { FormStack } from '../kit/form/FormGrid.tsx';
import css from './Audience.module.css';
import { AudiencePicker, keyOf } from './AudiencePicker.tsx';
import { type AimChoice, aims, type Chosen } from './choice.ts';
import type { AudienceOf } from './data.ts';
import { ReachLine } from './ReachLine.tsx';
import { useAudienceText } from './useAudienceText.ts';

type Props = {
  of: AudienceOf;
  /** Whether the chooser may know how people would be reached. */
  counts?: boolean;
  value: Chosen;
  /** What of the form decides who gets it, as it is sent. */
  sent: Audience;
  onAim: (aim: AimChoice) => void;
  onParts: (parts: NamedPart[]) => void;
  /** Why the chosen groups will not do. */
  error: ReactNode;
};

/** Whom a thing is for, and how many people that is. */
export function AudienceFields({ of, counts = true, value, sent, onAim, onParts, error }: Props) {
  const say = useText();
  const { aim, audience } = value;
  return (
    <Card title={say(of.words.title)} padded>
      <FormStack>
        <Entrances value={value} onAim={onAim} onParts={onParts} />
        <Select
          label={say(of.words.for)}
          data={aims.map((one) => ({ value: one, label: say(of.words[`for_${one}`]) }))}
          value={aim}
          onChange={(next) => onAim(next as AimChoice)}
          error={aim === 'some' && Boolean(error)}
          leftSection={<IconUsers size={20} stroke={1.75} aria-hidden="true" />}
        />
        {aim === 'some' && <Groups of={of} audience={audience} onParts={onParts} error={error} />}
        {counts && <ReachLine of={of} forSome={aim === 'some'} sent={sent} />}
      </FormStack>
    </Card>
  );
}

/** Chips stand for so many entrances; more of them are chosen among groups. */
const mostChips = 4;

/** The whole house or one entrance, each one tap away. */
function Entrances({ value: { aim, audience }, onAim, onParts }: Pick<Props, 'value' | 'onAim' | 'onParts'>) {
  const say = useText();
  const entrances = useAssociation().data?.entrances ?? [];
  if (entrances.length < 2 || entrances.length > mostChips) return null;
  const only = aim === 'some' && audience.length === 1 && audience[0]?.kind === 'entrance' ? audience[0].id : null;
  const choose = (id: string | undefined) => {
    const one = entrances.find((e) => String(e.id) === id);
    onParts(one ? [{ kind: 'entrance', id: one.id, role: null, name: one.name }] : []);
    onAim(one ? 'some' : 'house');
  };
  return (
    <FilterChips
      label={say('AUDIENCE.PICKER.ENTRANCES')}
      choices={[
        { value: undefined, name: say('AUDIENCE.WHOLE_HOUSE') },
        ...entrances.map(({ id, name }) => ({ value: String(id), name })),
      ]}
      value={only === null ? (aim === 'house' ? undefined : '') : String(only)}
      onChange={choose}
    />
  );
}

type GroupsProps = Pick<Props, 'of' | 'onParts' | 'error'> & { audience: readonly NamedPart[] };
function Groups({ of, audience, onParts, error }: GroupsProps) {
  const say = useText();
  const nameOf = useAudienceText();
  const [picking, setPicking] = useState(false);
  return (
    <div>
      {audience.length > 0 && (
        <ul className={css.parts} aria-label={say('AUDIENCE.CHOSEN')}>
          {audience.map((part) => (
            <li key={keyOf(part)} className={css.part}>
              <span>{nameOf(part)}</span>
              <ActionIcon
                aria-label={say('PICK.REMOVE', { name: nameOf(part) })}
                onClick={() => onParts(audience.filter((p) => p !== part))}
              >
                <IconX size={18} stroke={1.75} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {audience.length > 1 && <p className={css.hint}>{say(of.words.groupsHint)}</p>}
      <Button
        variant="default"
        mt={audience.length > 0 ? 10 : 0}
        leftSection={<IconUsersPlus size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => setPicking(true)}
      >
        {say(audience.length > 0 ? 'AUDIENCE.CHANGE' : 'AUDIENCE.CHOOSE')}
      </Button>
      {error && (
        <Input.Error mt={6} role="alert">
          {error}
        </Input.Error>
      )}
      {picking && (
        <AudiencePicker
          of={of}
          chosen={audience}
          onClose={() => setPicking(false)}
          onUse={(parts) => {
            onParts(parts);
            setPicking(false);
          }}
        />
      )}
    </div>
  );
}
