import { IconLock, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { showPhone } from '#contract/base/person/phone.ts';
import type { MemberDetail } from '#contract/members/schema.ts';
import { languageNames, useLanguage, useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { type Fact, Facts } from '../../kit/card/Facts.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { countryName, homeCountry } from '../rows/countries.ts';
import { useRoleName } from '../rows/useRoleName.ts';
import css from './MemberPage.module.css';
import { PhotoCard } from './PhotoCard.tsx';

type Contact = MemberDetail['emails'][number];
type Place = NonNullable<MemberDetail['address']>;

/** E-mails or phones, the main one first; who sees them is said to who sees all of them. */
function Contacts({ list, link, tells }: { list: Contact[]; link: (value: string) => ReactNode; tells: boolean }) {
  const say = useText();
  return (
    <ul className={css.contacts}>
      {list.map((c, i) => (
        <li key={c.value}>
          {link(c.value)}
          {tells && (
            <span className={css.tags}>
              {i === 0 && list.length > 1 && <Tag tone="brand">{say('PERSON.FIELDS.PRIMARY')}</Tag>}
              <Tag tone={c.isPublic ? 'info' : 'stone'} icon={c.isPublic ? IconUsers : IconLock}>
                {say(c.isPublic ? 'PERSON.FIELDS.PUBLIC' : 'PERSON.FIELDS.PRIVATE')}
              </Tag>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function PlaceText({ place }: { place: Place }) {
  const { locale } = useLanguage();
  const lines = [place.street, [place.post, place.town].filter(Boolean).join(' ')].filter(Boolean);
  if (place.country && place.country !== homeCountry) lines.push(countryName(place.country, locale));
  return (
    <span className={css.lines}>
      {lines.map((l) => (
        <span key={l}>{l}</span>
      ))}
    </span>
  );
}

/** How somebody is reached; to who stands close to them also their addresses and account. */
export function useContactFacts() {
  const say = useText();
  const absent = <span className={css.absent}>{say('PERSON.FIELDS.NOT_GIVEN')}</span>;
  const email = (value: string) => <a href={`mailto:${value}`}>{value}</a>;
  const phone = (value: string) => <a href={`tel:${value}`}>{showPhone(value)}</a>;
  return (member: MemberDetail, close: boolean): Fact[] => {
    const contacts: Fact[] = [
      [
        say('PERSON.FIELDS.PHONES'),
        member.phones.length > 0 ? <Contacts key="p" list={member.phones} link={phone} tells={close} /> : absent,
      ],
      [
        say('PERSON.FIELDS.EMAILS'),
        member.emails.length > 0 ? <Contacts key="e" list={member.emails} link={email} tells={close} /> : absent,
      ],
    ];
    if (!close) return contacts;
    const { address, permanentAddress, preferredCommunication: way } = member;
    return [
      ...contacts,
      [say('PERSON.FIELDS.PREFERRED_OF'), way ? say(`PERSON.FIELDS.COMMUNICATIONS.${way}`) : absent],
      [say('PERSON.FIELDS.ADDRESS'), address ? <PlaceText key="a" place={address} /> : absent],
      [
        say('PERSON.FIELDS.PERMANENT'),
        permanentAddress ? <PlaceText key="t" place={permanentAddress} /> : say('PERSON.FIELDS.SAME'),
      ],
      [say('PERSON.FIELDS.BANK'), member.bankAccount ?? absent],
    ];
  };
}

/** Everything the reader may know of a person but units, relations and notes. */
export function PersonalPart({ member, own }: { member: MemberDetail; own: boolean }) {
  const say = useText();
  const roleName = useRoleName();
  const contacts = useContactFacts();
  const close = member.may.edit || member.may.restore || own;
  const absent = <span className={css.absent}>{say('PERSON.FIELDS.NOT_GIVEN')}</span>;
  const facts: Fact[] = [[say('PERSON.FIELDS.ROLE'), roleName(member)]];
  if (member.position) facts.push([say('PERSON.FIELDS.POSITION'), member.position]);
  if (member.ico) facts.push([say('PERSON.FIELDS.ICO'), member.ico]);
  facts.push([say('PERSON.FIELDS.ENTRANCE'), member.entrance?.name ?? absent]);
  if (close && member.type === 'person')
    facts.push([say('PERSON.FIELDS.SEX'), say(`PERSON.FIELDS.SEXES.${member.sex}`)]);
  if (member.authorizedPersonType)
    facts.push([
      say('PERSON.RELATION.TYPE'),
      say(`PERSON.RELATIONS.${member.authorizedPersonType}`, { sex: member.sex }),
    ]);
  if (member.loginEmail) facts.push([say('PERSON.FIELDS.LOGIN'), member.loginEmail]);
  if (member.lang) facts.push([say('PERSON.FIELDS.LANGUAGE'), languageNames[member.lang]]);
  return (
    <Columns>
      <Card title={say('PERSON.FIELDS.CONTACT')} padded>
        <Facts narrow facts={contacts(member, close)} />
      </Card>
      <Column>
        <Card title={say('PERSON.FIELDS.IN_HOUSE')} padded>
          <Facts narrow facts={facts} />
        </Card>
        {member.may.edit && <PhotoCard member={member} />}
      </Column>
    </Columns>
  );
}
