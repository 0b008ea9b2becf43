import { z } from 'zod';
import { serverAddressSchema } from '#bridge/server-address.ts';
import { removeFile } from '#main/files.ts';
import { parseJson } from '#main/parse-json.ts';
import { canEncrypt, type EncryptedFiles } from '#main/store/encrypted-files.ts';

/** Who is signed in where, with the token that proves it. */
const signedInSchema = z.object({
  server: serverAddressSchema,
  username: z.string().min(1),
  token: z.string().min(1),
});
export type SignedIn = z.output<typeof signedInSchema>;

export type SessionFile = ReturnType<typeof sessionFile>;

/** The session between starts of the program. */
export function sessionFile(path: string, files: EncryptedFiles) {
  const remove = () => removeFile(path);
  return {
    remove,
    /**
     * Null also when the machine cannot keep secrets: what an earlier day left behind is not trusted then.
     *
     * @throws what reading throws: the file is left as it is, until the next sign-in writes over it.
     */
    async read(): Promise<SignedIn | null> {
      const text = (await canEncrypt()) ? await files.read(path) : null;
      const { data: signedIn = null } = signedInSchema.safeParse(parseJson(text ?? ''));
      if (!signedIn) await remove();
      return signedIn;
    },
    /** Keeps it where it can be kept encrypted, and says whether it did. */
    async write(signedIn: SignedIn): Promise<'encrypted' | 'memory'> {
      if (!(await canEncrypt())) {
        await remove();
        return 'memory';
      }
      await files.write(path, JSON.stringify(signedIn));
      return 'encrypted';
    },
  };
}
