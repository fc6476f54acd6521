import {
  IconAddressBook,
  IconBolt,
  IconBriefcase,
  IconBucketDroplet,
  IconBuildingBank,
  IconBuildingCommunity,
  IconCalculator,
  IconCoin,
  IconDroplet,
  IconElevator,
  IconFlame,
  IconHammer,
  IconHeartbeat,
  IconHome,
  IconKey,
  IconLock,
  IconPinned,
  IconPlant2,
  IconScale,
  IconTemperature,
  IconTool,
  IconUserShield,
  IconWifi,
} from '@tabler/icons-react';
import type { ContactCategory, ContactRow } from '#contract/contacts/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import { Avatar } from '../../kit/motifs/Avatar.tsx';
import css from './Signs.module.css';

const ofCategory: Readonly<Record<ContactCategory, typeof IconTool>> = {
  administrative: IconUserShield,
  banks_financial_services: IconCoin,
  energy: IconBolt,
  it: IconWifi,
  lawyer: IconScale,
  svj: IconHome,
  real_estate_management: IconBriefcase,
  construction_work: IconHammer,
  accounting_services: IconCalculator,
  property_maintenance: IconTool,
  plant_care: IconPlant2,
  authorities: IconBuildingBank,
  other: IconBuildingCommunity,
};
/** What happened, as a sign. */
export const ofEmergency: Readonly<Record<NonNullable<ContactRow['emergency']> | 'life' | 'other', typeof IconTool>> = {
  life: IconHeartbeat,
  gas: IconFlame,
  lift: IconElevator,
  water: IconDroplet,
  drain: IconBucketDroplet,
  power: IconBolt,
  heat: IconTemperature,
  lock: IconKey,
  other: IconAddressBook,
};

type Shown = Pick<ContactRow, 'type' | 'category' | 'emergency' | 'full_name'>;
/** A person is an arch, a firm the sign of what it does, or of what it is called to; its name always stands beside it. */
export function ContactSign({ contact: { type, category, emergency, full_name: name } }: { contact: Shown }) {
  if (type === 'person') return <Avatar name={name} />;
  const Sign = emergency ? ofEmergency[emergency] : ofCategory[category];
  return (
    <span className={css.sign} aria-hidden="true">
      <Sign size={20} stroke={1.75} />
    </span>
  );
}

type Marked = Pick<ContactRow, 'isPinned' | 'visibility'>;
export const isMarked = ({ isPinned, visibility }: Marked): boolean => isPinned || visibility === 'private';

/** That it is pinned, and that only the committee sees it. */
export function ContactMarks({ contact: { isPinned, visibility } }: { contact: Marked }) {
  const say = useText();
  return (
    <>
      {isPinned && <Tag icon={IconPinned}>{say('CONTACTS.IS_PINNED')}</Tag>}
      {visibility === 'private' && (
        <Tag icon={IconLock} tone="info">
          {say('CONTACTS.PRIVATE')}
        </Tag>
      )}
    </>
  );
}
