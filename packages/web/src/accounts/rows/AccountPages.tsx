import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { accountLinks } from '#contract/accounts/links.ts';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { Tabs } from '../../kit/table/Tabs.tsx';

const places = { account: accountLinks.own, matrix: accountLinks.matrix, debts: accountLinks.debts } as const;
type Page = keyof typeof places;

/** The account of one unit, months of all and debts: for whoever sees all, under tabs; the others have their own account alone. */
export function AccountPages({ page, all, children }: { page: Page; all: boolean; children: ReactNode }) {
  const say = useText();
  const navigate = useNavigate();
  if (!all) return children;
  return (
    <Tabs<Page>
      label={say('UNIT_ACCOUNTS.PAGES.LABEL')}
      tabs={[
        { value: 'account', label: say('UNIT_ACCOUNTS.PAGES.ACCOUNT') },
        { value: 'matrix', label: say('UNIT_ACCOUNTS.PAGES.MATRIX') },
        { value: 'debts', label: say('UNIT_ACCOUNTS.PAGES.DEBTS') },
      ]}
      value={page}
      onChange={(to) => void navigate(linkTo(places[to]()))}
    >
      {children}
    </Tabs>
  );
}
