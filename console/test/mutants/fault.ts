type Patch = { file: string; from: string; to: string };

/** A fault as somebody might bring it in: a change of the source that the scenarios must not let pass. */
export type Fault = {
  name: string;
  patches: Patch[];
};

export const fault = (name: string, file: string, from: string, to: string): Fault => ({
  name,
  patches: [{ file, from, to }],
});
export const removed = (name: string, file: string, from: string) => fault(name, file, from, '');

/** Whether it is planted in the window's page, else in main or the bridge. */
export const isOfRenderer = ({ patches }: Fault) => patches.every(({ file }) => file.startsWith('renderer/'));
