import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import type { AssociationAnswer } from '#contract/association/schema.ts';
import { param, useAddress } from '../base/address.ts';
import { Loaded } from '../base/Loaded.tsx';
import { useAssociation, useMay } from '../base/me.tsx';
import { type Say, useText } from '../base/texts.tsx';
import { PageHead } from '../kit/page/PageHead.tsx';
import { Tabs } from '../kit/table/Tabs.tsx';
import { ChairNaming } from './ChairNaming.tsx';
import { HouseActivity } from './HouseActivity.tsx';
import { HouseInformation } from './HouseInformation.tsx';
import { HouseCommittee, HousePeople } from './HousePeople.tsx';
import { HouseSettings } from './HouseSettings.tsx';
import { HouseVisits } from './HouseVisits.tsx';

type House = z.output<typeof AssociationAnswer>;
const sections = ['information', 'committee', 'audit', 'roles', 'settings', 'activity', 'visits'] as const;
type Section = (typeof sections)[number];
const address = z.object({ tab: param(z.enum(sections), 'information') });

type Given = {
  /** Roles and permissions, which another noun draws. */
  roles?: ReactNode;
};

/** What the reader may see, in the order of the menu; the rest is not there. */
const offered = (inside: boolean, { roles }: Given): Section[] => [
  'information',
  'committee',
  'audit',
  ...(inside && roles ? (['roles'] as const) : []),
  ...(inside ? (['settings', 'activity', 'visits'] as const) : []),
];

const drawn = (section: Section, house: House, { roles }: Given, say: Say): ReactNode => {
  const parts: Record<Section, ReactNode> = {
    information: <HouseInformation house={house} />,
    committee: <HouseCommittee people={house.committees} />,
    audit: <HousePeople title={say('SVJ.AUDIT')} people={house.auditCommittees} none={say('SVJ.AUDIT_NONE')} />,
    roles,
    settings: <HouseSettings />,
    activity: <HouseActivity />,
    visits: <HouseVisits />,
  };
  return parts[section];
};

/** /detail-svj: everything about the house, section by section; the chosen one is in the address. */
export function HousePage(given: Given) {
  const say = useText();
  const inside = useMay('svj', 'rw');
  const [{ tab }] = useAddress(address);
  const navigate = useNavigate();
  // Pages and filters belong to the section that is left.
  const go = (next: Section) => void navigate({ to: '.', search: next === 'information' ? {} : { tab: next } });
  const here = offered(inside, given);
  const section = here.includes(tab) ? tab : 'information';
  return (
    <>
      <PageHead title={say('SVJ.TITLE')} star="svj" />
      <ChairNaming />
      <Loaded of={useAssociation()}>
        {(house) => (
          <Tabs
            side
            label={say('SVJ.SECTIONS.LABEL')}
            tabs={here.map((value) => ({ value, label: say(`SVJ.SECTIONS.${value}`) }))}
            value={section}
            onChange={go}
          >
            {drawn(section, house, given, say)}
          </Tabs>
        )}
      </Loaded>
    </>
  );
}
