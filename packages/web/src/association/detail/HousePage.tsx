import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import type { AssociationAnswer } from '#contract/association/schema.ts';
import { param, useAddress } from '../../base/address.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useAssociation, useMay } from '../../base/me.tsx';
import { type Say, useText } from '../../base/texts.tsx';
import type { HouseTab } from '../../define-noun.ts';
import { lateSection } from '../../kit/card/lateSection.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { Tabs } from '../../kit/table/Tabs.tsx';
import { ChairNaming } from './ChairNaming.tsx';
import { HouseInformation } from './HouseInformation.tsx';
import { HouseCommittee, HousePeople } from './HousePeople.tsx';

const HouseSettings = lateSection(async () => (await import('./HouseSettings.tsx')).HouseSettings);
const HouseActivity = lateSection(async () => (await import('./HouseActivity.tsx')).HouseActivity, ['log']);
const HouseVisits = lateSection(async () => (await import('./HouseVisits.tsx')).HouseVisits);

type House = z.output<typeof AssociationAnswer>;
const sections = ['information', 'committee', 'audit', 'settings', 'activity', 'visits'] as const;
const address = z.object({ tab: param(z.string(), 'information') });

/** The page's own sections, in tens, so that those of other nouns find their place among them. */
const own = (house: House, inside: boolean, say: Say) => {
  const parts: Record<(typeof sections)[number], ReactNode> = {
    information: <HouseInformation house={house} />,
    committee: <HouseCommittee people={house.committees} />,
    audit: <HousePeople title={say('SVJ.AUDIT')} people={house.auditCommittees} none={say('SVJ.AUDIT_NONE')} />,
    settings: <HouseSettings />,
    activity: <HouseActivity />,
    visits: <HouseVisits />,
  };
  const seen = inside ? sections : sections.slice(0, 3);
  return seen.map((id, i) => ({ id, name: `SVJ.SECTIONS.${id}` as const, order: (i + 1) * 10, content: parts[id] }));
};

/** /detail-svj: everything about the house, section by section; the chosen one is in the address. */
export function HousePage({ more }: { more: readonly HouseTab[] }) {
  const say = useText();
  const inside = useMay('svj', 'rw');
  const [{ tab }] = useAddress(address);
  const navigate = useNavigate();
  // Pages and filters belong to the section that is left.
  const go = (next: string) => void navigate({ to: '.', search: next === 'information' ? {} : { tab: next } });
  const brought = more.map(({ Section, ...one }) => ({ ...one, content: <Section /> }));
  return (
    <>
      <PageHead title={say('SVJ.TITLE')} star="svj" />
      <ChairNaming />
      <Loaded of={useAssociation()}>
        {(house) => {
          const here = [...own(house, inside, say), ...brought].sort((a, b) => a.order - b.order);
          const section = here.find((one) => one.id === tab) ?? here[0];
          return (
            <Tabs
              side
              label={say('SVJ.SECTIONS.LABEL')}
              tabs={here.map(({ id, name }) => ({ value: id as string, label: say(name) }))}
              value={section?.id ?? 'information'}
              onChange={go}
            >
              {section?.content}
            </Tabs>
          );
        }}
      </Loaded>
    </>
  );
}
