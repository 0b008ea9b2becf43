import { z } from 'zod';
import { serverAddressSchema } from '#bridge/server-address.ts';
import { removeFile } from '#main/platform/atomic-file.ts';
import type { EncryptedFiles } from '#main/secrets/encrypted-file.ts';
import { canEncrypt } from '#main/secrets/encryption.ts';

/** Who is signed in where, with the token that proves it. */
const signedInSchema = z.object({
  server: serverAddressSchema,
  username: z.string().min(1),
  token: z.string().min(1),
});
export type SignedIn = z.output<typeof signedInSchema>;

export type SessionFile = {
  /**
   * Null also when the machine cannot keep secrets: what an earlier day left behind is not trusted then.
   *
   * @throws what reading throws: the file is left as it is, until the next sign-in writes over it.
   */
  read(): Promise<SignedIn | null>;
  /** Keeps it where it can be kept encrypted, and says whether it did. */
  write(signedIn: SignedIn): Promise<'encrypted' | 'memory'>;
  remove(): Promise<void>;
};

export function sessionFile(path: string, files: EncryptedFiles): SessionFile {
  const remove = () => removeFile(path);
  return {
    remove,
    async read() {
      const text = (await canEncrypt()) ? await files.read(path) : null;
      const signedIn = text === null ? null : parse(text);
      if (!signedIn) await remove();
      return signedIn;
    },
    async write(signedIn) {
      if (!(await canEncrypt())) {
        await remove();
        return 'memory';
      }
      await files.write(path, JSON.stringify(signedIn));
      return 'encrypted';
    },
  };
}

function parse(text: string): SignedIn | null {
  try {
    return signedInSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
