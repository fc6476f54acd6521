import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { memberLinks } from '#contract/members/links.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Facts } from '../../kit/card/Facts.tsx';
import { Skeleton } from '../../kit/card/Skeleton.tsx';
import { useContactFacts } from '../detail/PersonalPart.tsx';
import { PhotoCard } from '../detail/PhotoCard.tsx';
import { useMember } from '../rows/data.ts';
import css from './OwnContact.module.css';

/** How the house reaches whoever is signed in, and who sees it; changed by its own button, the photograph at its place. */
export function OwnContact({ id }: { id: number }) {
  const say = useText();
  const of = useMember(id);
  const factsOf = useContactFacts();
  const edit = of.data?.may.edit && (
    <Button variant="default" renderRoot={(props) => <Link {...props} {...memberLinks.edit(id)} />}>
      {say('PERSON.OWN.EDIT')}
    </Button>
  );
  return (
    <div className={css.first}>
      <Card title={say('PERSON.OWN.CONTACT')} aside={edit} padded>
        <Loaded of={of} shape={<Skeleton rows={4} />}>
          {(member) => <Facts narrow facts={factsOf(member, true)} />}
        </Loaded>
      </Card>
      {of.data?.may.edit && <PhotoCard member={of.data} />}
    </div>
  );
}
