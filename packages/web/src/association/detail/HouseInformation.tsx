import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { z } from 'zod/mini';
import { associationLinks } from '#contract/association/links.ts';
import type { AssociationAnswer } from '#contract/association/schema.ts';
import { equals, fromText, whole } from '#contract/base/shares/fraction.ts';
import { useMay } from '../../base/me.tsx';
import { type Say, useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { type Fact, Facts } from '../../kit/card/Facts.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import css from './HouseInformation.module.css';
import { HouseLogo } from './HouseLogo.tsx';
import { HouseStorage } from './HouseStorage.tsx';

type House = z.output<typeof AssociationAnswer>;

const Absent = ({ children }: { children: string }) => <span className={css.absent}>{children}</span>;

/** What is not given says so; what the person may not see is not sent and stays out. */
function basics({ svj }: House, say: Say, inside: boolean): Fact[] {
  const or = (text: string | null) => text || <Absent>{say('SVJ.NOT_SET')}</Absent>;
  const address = [svj.street, [svj.post, svj.town].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const email = svj.email && <a href={`mailto:${svj.email}`}>{svj.email}</a>;
  const open: Fact[] = [
    [say('SVJ.FIELDS.NAME'), svj.name],
    [say('SVJ.FIELDS.NICKNAME'), or(svj.nickname)],
    [say('SVJ.FIELDS.ADDRESS'), or(address)],
    [say('SVJ.FIELDS.ICO'), or(svj.ico)],
    [say('SVJ.FIELDS.DIC'), or(svj.dic)],
    [say('SVJ.FIELDS.DATA_BOX'), or(svj.dataBox)],
    [say('SVJ.FIELDS.EMAIL'), email || or(null)],
  ];
  const closed: Fact[] = [
    [say('SVJ.FIELDS.INVOICE_EMAIL'), or(svj.invoiceEmail)],
    [say('SVJ.FIELDS.BANK'), or(svj.bankAccount)],
  ];
  return inside ? [...open, ...closed] : open;
}

function SharesTag({ total }: { total: string }) {
  const say = useText();
  const exact = equals(fromText(total), whole);
  return (
    <Tag tone={exact ? 'ok' : 'warn'} icon={exact ? IconCircleCheck : IconAlertTriangle}>
      {say(exact ? 'SVJ.SHARES_EXACT' : 'SVJ.SHARES_OFF')}
    </Tag>
  );
}

function EditLink() {
  const say = useText();
  return (
    <Button
      variant="default"
      leftSection={<IconPencil size={18} stroke={1.75} aria-hidden="true" />}
      renderRoot={(props) => <Link {...props} {...associationLinks.edit()} />}
    >
      {say('HOUSE.INFORMATION.EDIT')}
    </Button>
  );
}

function Entrances({ house }: { house: House }) {
  const say = useText();
  return (
    <Card title={say('SVJ.ENTRANCES')}>
      {house.entrances.length === 0 ? (
        <p className={css.none}>{say('SVJ.ENTRANCES_NONE')}</p>
      ) : (
        <ul className={css.entrances}>
          {house.entrances.map((e) => (
            <li key={e.id}>
              <b>{e.name}</b>
              {e.street && <span>{e.street}</span>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Totals({ house }: { house: House }) {
  const say = useText();
  const seesUnits = useMay('rooms', 'r');
  const shares = house.roomsCount > 0 ? <SharesTag total={house.svj.totalShares} /> : '–';
  const people: Fact = [say('SVJ.FIELDS.PEOPLE'), house.usersCount];
  const units: Fact[] = [
    [say('SVJ.FIELDS.UNITS'), house.roomsCount],
    [say('SVJ.FIELDS.SHARES'), shares],
  ];
  return <Facts narrow facts={seesUnits ? [...units, people] : [people]} />;
}

/** Information about the house, to read. */
export function HouseInformation({ house }: { house: House }) {
  const say = useText();
  const inside = useMay('svj', 'rw');
  return (
    <Columns>
      <Card title={say('SVJ.BASICS')} aside={inside && <EditLink />} padded>
        <Facts facts={basics(house, say, inside)} />
      </Card>
      <Column>
        {inside && <HouseLogo svj={house.svj} />}
        <Card title={say('SVJ.NUMBERS')} padded>
          <Totals house={house} />
        </Card>
        {inside && <HouseStorage svjId={house.svj.id} />}
        <Entrances house={house} />
      </Column>
    </Columns>
  );
}
