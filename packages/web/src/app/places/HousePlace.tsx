import { HousePage } from '../../association/detail/HousePage.tsx';
import { may, useMe } from '../../base/me.tsx';
import type { HouseTab } from '../../define-noun.ts';

const files = import.meta.glob<{ tab: HouseTab }>('../../*/HouseTab.tsx', { eager: true });
const tabs = Object.values(files).map(({ tab }) => tab);

/** /detail-svj with the sections that other nouns bring. */
export function HousePlace() {
  const me = useMe();
  return <HousePage more={tabs.filter(({ needs }) => may(me, needs.module, needs.right))} />;
}
