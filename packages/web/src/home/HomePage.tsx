import { Loaded } from '../base/Loaded.tsx';
import { may, useAssociation, useMe, useOwnProfile } from '../base/me.tsx';
import { Card } from '../kit/Card.tsx';
import { Contacts } from './Contacts.tsx';
import { Emergencies } from './Emergencies.tsx';
import { EmptyHouse } from './EmptyHouse.tsx';
import { Greeting } from './Greeting.tsx';
import css from './HomePage.module.css';
import { HouseNumbers } from './HouseNumbers.tsx';
import { MessagesCard } from './MessagesCard.tsx';
import { OwnUnits } from './OwnUnits.tsx';
import { Waits } from './Waits.tsx';

/** The dashboard: what waits for me, then what the house is. */
export function HomePage() {
  const me = useMe();
  const house = useAssociation();
  const own = useOwnProfile();
  const seesUnits = may(me, 'rooms', 'r');
  const reads = may(me, 'messages', 'r');
  return (
    <>
      <Greeting />
      <Loaded of={house} shape={<Card>{null}</Card>}>
        {(data) => (
          <>
            {reads && <Emergencies />}
            {seesUnits && data.roomsCount === 0 && <EmptyHouse />}
            <Waits
              register={may(me, 'rooms', 'rw') && data.roomsCount > 0}
              people={may(me, 'members', 'rw')}
              messages={reads ? data.messagesUnreadCount : null}
              votes={may(me, 'vote', 'r') && !(seesUnits && data.roomsCount === 0) ? data.votesWaitingCount : null}
              second={data.secondWaitingCount}
              accepts={me.visitUntil ? 0 : data.acceptWaitingCount}
            />
            <div className={css.cards}>
              {reads && <MessagesCard />}
              <Contacts people={data.committees} />
              <div className={css.stack}>
                {own !== null && <OwnUnits id={own} />}
                {seesUnits && data.roomsCount > 0 && <HouseNumbers house={data} />}
              </div>
            </div>
          </>
        )}
      </Loaded>
    </>
  );
}
