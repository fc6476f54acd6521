import type { z } from 'zod/mini';
import { pictures } from '#contract/association/endpoints-pictures.ts';
import type { AssociationAnswer } from '#contract/association/schema.ts';
import { useChange, useUpload } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { PictureField } from '../../kit/files/PictureField.tsx';
import { HousePlate } from '../../kit/motifs/HousePlate.tsx';

/** The logo, for those who may change it. */
export function HouseLogo({ svj }: { svj: z.output<typeof AssociationAnswer>['svj'] }) {
  const say = useText();
  const keep = useUpload(pictures.keepLogo);
  const drop = useChange(pictures.dropLogo);
  return (
    <Card title={say('HOUSE.LOGO.TITLE')} padded>
      <PictureField
        hint={say('HOUSE.LOGO.HINT')}
        shown={svj.avatar ? <HousePlate id={svj.id} name={svj.name} picture={svj.avatar} large /> : null}
        busy={keep.busy || drop.busy}
        send={(file, onProgress) => keep.run({ input: {}, file, onProgress })}
        remove={() => drop.run({})}
      />
    </Card>
  );
}
