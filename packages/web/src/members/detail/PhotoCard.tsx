import { avatars } from '#contract/members/endpoints-avatar.ts';
import type { MemberDetail } from '#contract/members/schema.ts';
import { useChange, useUpload } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { PictureField } from '../../kit/files/PictureField.tsx';
import { Avatar } from '../../kit/motifs/Avatar.tsx';

/** The photograph, for the person and for who administers members. */
export function PhotoCard({ member }: { member: MemberDetail }) {
  const say = useText();
  const keep = useUpload(avatars.keep);
  const drop = useChange(avatars.drop);
  return (
    <Card title={say('PERSON.FIELDS.PHOTO')} padded>
      <PictureField
        person
        hint={say('PERSON.FIELDS.PHOTO_HINT')}
        shown={member.avatar ? <Avatar name={member.full_name} size="l" picture={member.avatar} /> : null}
        busy={keep.busy || drop.busy}
        send={(file, onProgress) => keep.run({ input: { id: member.id }, file, onProgress })}
        remove={() => drop.run({ id: member.id })}
      />
    </Card>
  );
}
