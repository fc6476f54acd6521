import { Button } from '@mantine/core';
import { IconBolt, IconBoltOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Note } from '../page/Note.tsx';
import { codeIn } from './codes.ts';
import css from './Scanner.module.css';

/** Looks a second; phones get hot from more. */
const pause = 120;
type Light = { torch?: boolean };
type Trouble = 'noCamera' | 'denied';
/** What it says; whoever scans says what. */
export type ScanWords = Record<Trouble | 'video' | 'aim' | 'lightOn' | 'lightOff', string>;

async function openCamera(): Promise<MediaStream | Trouble> {
  // Browsers offer no camera to pages without encryption.
  if (!navigator.mediaDevices?.getUserMedia) return 'noCamera';
  const video = { facingMode: 'environment', width: { ideal: 1280 } };
  return navigator.mediaDevices.getUserMedia({ video, audio: false }).catch((error: unknown) => {
    const denied = error instanceof DOMException && /^(NotAllowed|Security)Error$/.test(error.name);
    return denied ? 'denied' : 'noCamera';
  });
}

type Props = { words: ScanWords; onCode: (text: string) => void };

/** The camera until it reads a code; whoever has none, or does not let it, is told what else there is. */
export function Scanner({ words, onCode }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  const told = useRef(onCode);
  told.current = onCode;
  useEffect(() => {
    let stopped = false;
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const canvas = document.createElement('canvas');
    const look = () => {
      const image = video.current;
      if (stopped || !image) return;
      const found = codeIn({ image, width: image.videoWidth, height: image.videoHeight }, canvas, 60);
      if (found !== null) told.current(found);
      else timer = setTimeout(look, pause);
    };
    void openCamera().then(async (opened) => {
      if (typeof opened === 'string') return setTrouble(opened);
      stream = opened;
      if (stopped || !video.current) return stop();
      setTrack(opened.getVideoTracks()[0] ?? null);
      video.current.srcObject = opened;
      await video.current.play().catch(() => undefined);
      look();
    });
    function stop() {
      for (const one of stream?.getTracks() ?? []) one.stop();
    }
    return () => {
      stopped = true;
      clearTimeout(timer);
      stop();
    };
  }, []);
  if (trouble)
    return (
      <Note tone="warn" live>
        {words[trouble]}
      </Note>
    );
  return (
    <div className={css.scanner}>
      <video ref={video} className={css.video} aria-label={words.video} muted playsInline />
      <Torch track={track} words={words} />
      <p className={css.aim} role="status">
        {words.aim}
      </p>
    </div>
  );
}

/** The light of a phone, where the browser can switch it. */
function Torch({ track, words }: { track: MediaStreamTrack | null; words: ScanWords }) {
  const [lit, setLit] = useState(false);
  const can = (track?.getCapabilities?.() as Light | undefined)?.torch === true;
  if (!track || !can) return null;
  const turn = async () => {
    const wanted = { advanced: [{ torch: !lit } as MediaTrackConstraintSet] };
    await track.applyConstraints(wanted).then(
      () => setLit(!lit),
      () => undefined,
    );
  };
  const Icon = lit ? IconBoltOff : IconBolt;
  return (
    <Button
      variant="default"
      className={css.torch}
      leftSection={<Icon size={20} stroke={1.75} aria-hidden="true" />}
      onClick={() => void turn()}
    >
      {lit ? words.lightOff : words.lightOn}
    </Button>
  );
}
