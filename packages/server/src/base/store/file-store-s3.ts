import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { BucketTarget } from '../start/config.ts';
import { type FileStore, storeMark, streamOf } from './file-store.ts';

const silent = () => undefined;

/** The library takes a dot off the beginning of a name: marks of the store are called without it in a bucket. */
const named = (key: string): string => key.replace(/^\./, '');
/** Files of people lie below the number of their association; what lies beside them is a mark. */
const keyOf = (name: string): string => (name.includes('/') ? name : `.${name}`);

/** A bucket of any S3-compatible server. */
export function bucketStore(target: BucketTarget): FileStore {
  const { endpoint, bucket, region } = target;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: target.key, secretAccessKey: target.secret },
    forcePathStyle: true,
    // Servers other than Amazon's refuse checksums that follow the body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    // What fails is told by our own log, once.
    logger: { debug: silent, info: silent, warn: silent, error: silent },
    requestHandler: { connectionTimeout: 5000, requestTimeout: 60_000 },
  });
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));
  const write = (key: string, bytes: Readable, size: number) =>
    disk.putStream(key, bytes, { contentLength: size, contentType: 'application/octet-stream' });
  return {
    async put(key, path) {
      await write(key, streamOf(path), (await stat(path)).size);
    },
    write,
    async read(key, range) {
      const asked = range ? { Range: `bytes=${range.from}-${range.to}` } : {};
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: named(key), ...asked }));
      return Body as Readable;
    },
    has: (key) => disk.exists(key),
    drop: (key) => disk.delete(key),
    all: () => list(client, bucket),
  };
}

async function* list(client: S3Client, Bucket: string): AsyncGenerator<{ key: string; size: number }> {
  let next: string | undefined;
  do {
    const asked = next ? { ContinuationToken: next } : {};
    const page = await client.send(new ListObjectsV2Command({ Bucket, ...asked }));
    for (const { Key: name, Size: size } of page.Contents ?? []) {
      if (name === undefined || size === undefined) continue;
      const key = keyOf(name);
      if (key !== storeMark) yield { key, size };
    }
    next = page.NextContinuationToken;
  } while (next);
}
