import { useMe, useOwnProfile } from '../../base/me.tsx';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { AccountPage } from '../../session/account/AccountPage.tsx';
import { isOfAccount, isOfLogin, personParts } from './person-parts.ts';

/** /ucet: what belongs to whoever is signed in, on one page: how they are reached and told, how they sign in and read. */
export function AccountPlace() {
  const me = useMe();
  const profile = useOwnProfile();
  const here = personParts.filter(
    (part) => isOfAccount(part) && part.shown({ own: true, me }) && (profile !== null || isOfLogin(part)),
  );
  const [first, second] = [1, 2].map((column) => here.filter((part) => (part.column ?? 1) === column));
  const below = (some = here) => some.map(({ order, Part }) => <Part key={order} id={profile ?? 0} />);
  return (
    <AccountPage>
      <Columns>
        <Column>{below(first)}</Column>
        <Column apart>{below(second)}</Column>
      </Columns>
    </AccountPage>
  );
}
