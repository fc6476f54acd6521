import { Loaded } from '../base/Loaded.tsx';
import { Skeleton } from '../kit/page/Skeleton.tsx';
import { useMember } from './data.ts';
import { PhotoCard } from './PhotoCard.tsx';

/** The own photograph, chosen in the account itself. */
export function OwnPhoto({ id }: { id: number }) {
  const of = useMember(id);
  return (
    <Loaded of={of} shape={<Skeleton rows={2} />}>
      {(member) => (member.may.edit ? <PhotoCard member={member} /> : null)}
    </Loaded>
  );
}
