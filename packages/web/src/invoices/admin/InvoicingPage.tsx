import { Button } from '@mantine/core';
import {
  IconBuildingBank,
  IconChevronDown,
  IconCoins,
  IconFileZip,
  IconHomeDollar,
  IconSettings,
  IconShieldCheck,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { invoiceLinks } from '#contract/invoices/links.ts';
import type { AdminInvoices } from '#contract/invoices/schema.ts';
import { invoiceTabs } from '#contract/invoices/schema-words.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { latePart } from '../../base/parts.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { DropMenu } from '../../kit/menu/DropMenu.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { useNarrow } from '../../kit/page/narrow.ts';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { ListShape } from '../../kit/page/Shapes.tsx';
import { Tabs } from '../../kit/table/Tabs.tsx';
import { useList } from '../../kit/table/useList.ts';
import { CreditCards } from './CreditCards.tsx';
import { invoiceList, useAllInvoices } from './data.ts';
import { InvoiceRows } from './InvoiceRows.tsx';
import { MorningNote } from './MorningNote.tsx';
import { PaperDialog, PaperPanel } from './PaperPanel.tsx';

// Settings, prices and sums come for whoever opens them.
const MonthDialog = latePart(async () => (await import('./MonthDialog.tsx')).MonthDialog);
const PlansDialog = latePart(async () => (await import('./PlansDialog.tsx')).PlansDialog);
const PriceDialog = latePart(async () => (await import('./PriceDialog.tsx')).PriceDialog);
const SupplierDialog = latePart(async () => (await import('./SupplierDialog.tsx')).SupplierDialog);
const VerifyDialog = latePart(async () => (await import('./VerifyDialog.tsx')).VerifyDialog);

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
type Opened = 'supplier' | 'plans' | 'price' | 'month' | 'verify' | null;

/** /admin/fakturace: what the portal issued to associations for their subscriptions. */
export function InvoicingPage() {
  const say = useText();
  const list = useList('invoicing', invoiceList, '-id');
  const of = useAllInvoices(list);
  const [opened, open] = useState<Opened>(null);
  const [chosen, choose] = useState<number | null>(null);
  const navigate = useNavigate();
  const close = () => open(null);
  return (
    <>
      <PageHead
        title={say('INVOICE.TITLE')}
        actions={
          <>
            <Actions open={open} />
            <Button leftSection={<IconBuildingBank {...icon} />} onClick={() => void navigate(invoiceLinks.bank())}>
              {say('INVOICING.BANK.OPEN')}
            </Button>
          </>
        }
      />
      <Loaded of={of} shape={<ListShape />}>
        {(first) => (
          <FormStack>
            <MorningNote over={() => void of.refetch()} />
            <Missing told={first} fill={() => open('supplier')} />
            <CreditCards credits={first.credits} />
            <Tabs
              label={say('INVOICING.TABS.LABEL')}
              value={list.tab}
              onChange={list.choose}
              tabs={invoiceTabs.map((tab) => ({
                value: tab,
                label: say(`INVOICING.TABS.${tab}`),
                count: first[`${tab}Count`],
              }))}
            >
              <WithPanel chosen={chosen} choose={choose}>
                <Card>
                  <InvoiceRows key={list.tab} list={list} of={of} total={first.total} choose={choose} />
                </Card>
              </WithPanel>
            </Tabs>
          </FormStack>
        )}
      </Loaded>
      <Suspense fallback={null}>
        {opened === 'supplier' && <SupplierDialog onClose={close} />}
        {opened === 'plans' && <PlansDialog onClose={close} />}
        {opened === 'price' && <PriceDialog onClose={close} />}
        {opened === 'month' && <MonthDialog onClose={close} />}
        {opened === 'verify' && <VerifyDialog onClose={close} />}
      </Suspense>
    </>
  );
}

function Actions({ open }: { open: (what: Opened) => void }) {
  const say = useText();
  return (
    <DropMenu
      width={260}
      opener={
        <Button variant="default" rightSection={<IconChevronDown {...icon} />}>
          {say('INVOICING.MORE')}
        </Button>
      }
    >
      <MenuItem leftSection={<IconSettings {...icon} />} onClick={() => open('supplier')}>
        {say('INVOICING.SUPPLIER')}
      </MenuItem>
      <MenuItem leftSection={<IconHomeDollar {...icon} />} onClick={() => open('plans')}>
        {say('INVOICING.PLANS')}
      </MenuItem>
      <MenuItem leftSection={<IconCoins {...icon} />} onClick={() => open('price')}>
        {say('INVOICING.NEWS.OPEN')}
      </MenuItem>
      <MenuItem leftSection={<IconFileZip {...icon} />} onClick={() => open('month')}>
        {say('INVOICING.MONTH_ZIP.OPEN')}
      </MenuItem>
      <MenuItem leftSection={<IconShieldCheck {...icon} />} onClick={() => open('verify')}>
        {say('INVOICING.VERIFY')}
      </MenuItem>
    </DropMenu>
  );
}

/** What stands in the way of issuing anything. */
function Missing({ told: { missing }, fill }: { told: AdminInvoices; fill: () => void }) {
  const say = useText();
  if (missing.length === 0) return null;
  const fields = missing.map((name) => say(`INVOICING.SETTINGS.FIELDS.${name}`)).join(', ');
  return (
    <Note tone="warn">
      <p>
        <strong>{say('INVOICING.MISSING')}</strong> {say('INVOICING.MISSING_FIELDS', { fields })}
      </p>
      <Button variant="default" onClick={fill}>
        {say('INVOICING.FILL')}
      </Button>
    </Note>
  );
}

type PanelProps = { chosen: number | null; choose: (id: number | null) => void; children: React.ReactNode };
/** The list, and the chosen document beside it; over it where there is no room. */
function WithPanel({ chosen, choose, children }: PanelProps) {
  const narrow = useNarrow();
  if (chosen === null) return children;
  if (narrow)
    return (
      <>
        {children}
        <PaperDialog id={chosen} choose={choose} />
      </>
    );
  return (
    <Columns split="wide">
      <Column>{children}</Column>
      <Column>
        <PaperPanel key={chosen} id={chosen} choose={choose} />
      </Column>
    </Columns>
  );
}
