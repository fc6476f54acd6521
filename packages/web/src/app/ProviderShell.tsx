import {
  type Icon,
  IconArchive,
  IconBuildings,
  IconClipboardList,
  IconFileInvoice,
  IconMailForward,
  IconSelector,
  IconUserCog,
  IconUsersGroup,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import type { Place } from '#contract/base/calls/links.ts';
import { invoiceLinks } from '#contract/invoices/links.ts';
import { orderMenu } from '#contract/orders/endpoints-menu.ts';
import { orderLinks } from '#contract/orders/links.ts';
import { outboxLinks } from '#contract/outbox/links.ts';
import { portableLinks } from '#contract/portable/links.ts';
import { sessionLinks } from '#contract/session/links.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { useReading } from '../base/data.ts';
import { useMe, usePortal } from '../base/me.tsx';
import { useEver } from '../base/parts.ts';
import { linkTo } from '../base/place.ts';
import { Refused } from '../base/Refused.tsx';
import { session } from '../base/session.ts';
import { useText } from '../base/texts.tsx';
import { HousePlate } from '../kit/motifs/HousePlate.tsx';
import { DemoPlace } from './banners/DemoPlace.tsx';
import css from './HouseSwitch.module.css';
import { HouseDialog, nearHouses } from './lateHouses.ts';
import nav from './menu/Nav.module.css';
import { enterHouse } from './routes.tsx';
import { ShellFrame } from './ShellFrame.tsx';

const houses = sessionLinks.houses();

/** The short menu of those who look after the portal: one line a place. */
const places: readonly { at: Place; name: TextKey; icon: Icon }[] = [
  { at: orderLinks.list(), name: 'PROVIDER.ORDERS', icon: IconClipboardList },
  { at: houses, name: 'PROVIDER.HOUSES', icon: IconBuildings },
  { at: invoiceLinks.all(), name: 'PROVIDER.INVOICES', icon: IconFileInvoice },
  { at: outboxLinks.list(), name: 'PROVIDER.OUTBOX', icon: IconMailForward },
  { at: sessionLinks.logins(), name: 'PROVIDER.ACCOUNTS', icon: IconUserCog },
  { at: portableLinks.imports(), name: 'PROVIDER.IMPORTS', icon: IconArchive },
  { at: orderLinks.employees(), name: 'PROVIDER.EMPLOYEES', icon: IconUsersGroup },
];

function ProviderNav({ onGo }: { onGo?: () => void }) {
  const say = useText();
  return (
    <nav aria-label={say('NAV.LABEL')} className={nav.nav}>
      <ul className={nav.list} aria-label={say('PROVIDER.TITLE')}>
        {places.map((place) => (
          <li key={place.at.to}>
            <Link
              {...linkTo(place.at)}
              className={nav.item}
              activeOptions={{ includeSearch: false, exact: place.at === houses }}
              onClick={onGo}
            >
              <place.icon size={20} stroke={1.75} aria-hidden="true" />
              <span>{say(place.name)}</span>
              {place.name === 'PROVIDER.ORDERS' && <OrdersWaiting />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Orders that are filled and that nobody has checked yet. */
function OrdersWaiting() {
  const say = useText();
  const count = useReading(orderMenu.waiting, {}).data?.count ?? 0;
  if (count === 0) return null;
  return (
    <span className={`${nav.count} ${nav.lit}`}>
      <span aria-hidden="true">{count}</span>
      <span className="vh">{say('NAV.WAITING', { count })}</span>
    </span>
  );
}

/** Grey like stone: no house has this plate. */
const stonePlate = 4;

/** Where the plate of a house stands elsewhere; a click leads into one. */
function ProviderSwitch({ wide = false }: { wide?: boolean }) {
  const say = useText();
  const [open, setOpen] = useState(false);
  const needed = useEver(open);
  return (
    <>
      <button
        type="button"
        className={wide ? `${css.house} ${css.wide}` : css.house}
        onClick={() => setOpen(true)}
        {...nearHouses}
      >
        <span className="vh">{say('PROVIDER.SWITCH')}</span>
        <HousePlate id={stonePlate} name={say('PROVIDER.SHORT')} />
        <span className={css.words} aria-hidden="true">
          <b className={css.name}>{say('PROVIDER.TITLE')}</b>
          <small className={css.town}>{say('PROVIDER.LEAD')}</small>
        </span>
        <IconSelector className={css.sign} size={18} stroke={1.75} aria-hidden="true" />
      </button>
      {needed && (
        <Suspense fallback={null}>
          <HouseDialog
            opened={open}
            onClose={() => setOpen(false)}
            onChosen={async (next) => {
              setOpen(false);
              await enterHouse(next);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** The portal outside of houses, for product administrators alone. */
export function ProviderShell() {
  const { isProductAdmin } = useMe();
  const { demo } = usePortal();
  if (!isProductAdmin) return <Refused />;
  const banners = demo && <DemoPlace />;
  return <ShellFrame home={outboxLinks.list()} Switch={ProviderSwitch} Menu={ProviderNav} banners={banners} />;
}

/** /admin: out of the house and to the list of all. */
export function LeaveHouse() {
  const { isProductAdmin } = useMe();
  useEffect(() => {
    if (isProductAdmin) session.unchoose();
  }, [isProductAdmin]);
  return isProductAdmin ? null : <Refused />;
}
