/** A photograph taken in the list, on its way to the form that opens by it. */
let waiting: File | null = null;

export function bringPhoto(file: File): void {
  waiting = file;
}

/** The photograph that the form was opened by, once. */
export function takePhoto(): File | null {
  const file = waiting;
  waiting = null;
  return file;
}
