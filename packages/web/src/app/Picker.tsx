import type { ComponentProps } from 'react';
import { PickerPage } from '../association/choice/PickerPage.tsx';
import { PickerFrame } from './PickerFrame.tsx';

/** Where a house is chosen, in its frame. */
export const Picker = (props: ComponentProps<typeof PickerPage>) => (
  <PickerFrame>
    <PickerPage {...props} />
  </PickerFrame>
);
