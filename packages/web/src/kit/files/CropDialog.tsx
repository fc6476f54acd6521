import '@mantine/core/styles/Slider.layer.css';
import 'react-easy-crop/react-easy-crop.css';
import { Button, Slider } from '@mantine/core';
import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../dialog/Dialog.tsx';
import css from './CropDialog.module.css';
import { cropped } from './cropped.ts';

type Props = {
  /** Address of the chosen picture. */
  picture: string;
  /** A person is shown in an arch. */
  person?: boolean;
  onClose: () => void;
  /** The square; null when the browser cannot read the picture. */
  onCropped: (file: File | null) => void;
};

/** The same square of the picture, small, as a background of its place. */
function preview(picture: string, { x, y, width, height }: Area) {
  const at = (offset: number, part: number) => (part >= 100 ? 0 : (offset / (100 - part)) * 100);
  return {
    backgroundImage: `url(${picture})`,
    backgroundSize: `${(100 / width) * 100}% ${(100 / height) * 100}%`,
    backgroundPosition: `${at(x, width)}% ${at(y, height)}%`,
  };
}

/** Chooses a square of a picture: moved by mouse, finger or arrows, made larger by a slider. */
export function CropDialog({ picture, person = false, onClose, onCropped }: Props) {
  const say = useText();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [shown, setShown] = useState<Area | null>(null);
  const [area, setArea] = useState<Area | null>(null);
  const save = async () => area && onCropped(await cropped(picture, area));
  return (
    <Dialog opened onClose={onClose} title={say('PICTURE.CROP_TITLE')} full>
      <p className={css.hint}>{say('PICTURE.CROP_HINT')}</p>
      <div className={css.stage}>
        <Cropper
          image={picture}
          aspect={1}
          crop={crop}
          zoom={zoom}
          maxZoom={4}
          keyboardStep={8}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(part, pixels) => {
            setShown(part);
            setArea(pixels);
          }}
          mediaProps={{ alt: '', onError: () => onCropped(null) }}
          cropperProps={{ role: 'group', 'aria-label': say('PICTURE.CROP_AREA') }}
        />
      </div>
      <div className={css.tools}>
        <div className={css.zoom}>
          <span id="crop-zoom">{say('PICTURE.ZOOM')}</span>
          <Slider
            thumbProps={{ 'aria-labelledby': 'crop-zoom' }}
            min={1}
            max={4}
            step={0.1}
            label={null}
            value={zoom}
            onChange={setZoom}
          />
        </div>
        <span className={css.preview}>
          {say('PICTURE.PREVIEW')}
          <span
            className={person ? `${css.small} ${css.arch}` : css.small}
            style={shown ? preview(picture, shown) : undefined}
          />
        </span>
      </div>
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say('BASE.CANCEL')}
        </Button>
        <Button disabled={!area} onClick={() => void save()}>
          {say('PICTURE.SAVE')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
