/** A reason not to start, in a Czech sentence for whoever started it. */
export class StartRefused extends Error {}

/** Why an archive of an association is not read. */
export type ArchiveFault = 'broken' | 'foreign' | 'newer' | 'bomb' | 'outside' | 'locked' | 'passphrase';

/** The same of an archive, so that whoever asks from a page is told in their language. */
export class ArchiveRefused extends StartRefused {
  readonly fault: ArchiveFault;
  constructor(fault: ArchiveFault, message: string) {
    super(message);
    this.fault = fault;
  }
}
