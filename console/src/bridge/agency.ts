import '@agency/api/contract/zod-without-eval';
import { z } from 'zod';
import type { channelNames } from './channel-names.ts';
import { commandSchema } from './commands.ts';
import {
  aboutSchema,
  linkAddressSchema,
  linkSchema,
  notificationSchema,
  openedSchema,
  themeSchema,
} from './desktop.ts';
import { connectionSchema, cursorSchema, liveChangeSchema } from './live.ts';
import {
  forgotPasswordSchema,
  forgotResultSchema,
  sessionSchema,
  signInResultSchema,
  signInSchema,
} from './session.ts';

/** What the renderer stores between starts, one text each: Apollo's cache, local documents, and the UI's state. */
export const storeNameSchema = z.enum(['cache', 'documents', 'ui-state']);
export type StoreName = z.infer<typeof storeNameSchema>;

/** Far more than a long inbox's cache, and little enough that a runaway writer cannot fill the disk. */
const storeTextSchema = z.string().max(64 * 1024 * 1024);

/** A call of the renderer: the schemas of its arguments and of its result. */
const call = <const Takes extends readonly z.ZodType[], Gives extends z.ZodType>(takes: Takes, gives: Gives) => ({
  takes,
  gives,
});
/** An event that main sends the renderer. */
const event = <Payload extends z.ZodType>(payload: Payload) => ({ payload });
const nothing = z.void();

export type Call = { takes: readonly z.ZodType[]; gives: z.ZodType };
export type Event = { payload: z.ZodType };
type Names = typeof channelNames;
/** Each of the names, and no other, with a call's schemas or an event's. */
type Declared = {
  [Group in keyof Names]: {
    [Name in Names[Group][number]]: Name extends `on${Capitalize<string>}` ? Event : Call;
  };
};

/**
 * The channels between main and renderer: main's handlers and both sides' types follow from here. Main parses arguments and
 * results, so that nothing malformed comes in and nothing undeclared (a token, for example) goes out. GraphQL uses fetch of
 * `/graphql`.
 */
export const channels = {
  session: {
    get: call([], sessionSchema),
    signIn: call([signInSchema], signInResultSchema),
    /** Asks the server to mail a link to set a new password. */
    forgotPassword: call([forgotPasswordSchema], forgotResultSchema),
    /** Ends the session, also at the server if it can be reached; token and stores are removed in any case. */
    signOut: call([], nothing),
    /** The renderer got UNAUTHENTICATED: the session ended elsewhere. Stores are kept for the same user's return. */
    ended: call([], nothing),
    onChange: event(sessionSchema),
  },
  live: {
    /** Subscribes to changes after this cursor, or from now without one. A second call starts over. */
    start: call([cursorSchema.nullable()], nothing),
    connection: call([], connectionSchema),
    onChange: event(liveChangeSchema),
    onConnection: event(connectionSchema),
  },
  /** Texts per server and user, encrypted if the machine can; without encryption they live as long as the program. */
  store: {
    read: call([storeNameSchema], storeTextSchema.nullable()),
    write: call([storeNameSchema, storeTextSchema], nothing),
    /** Keeps an unreadable text from being overwritten. */
    setAside: call([storeNameSchema], nothing),
  },
  desktop: {
    setUnread: call([z.int().min(0).max(1_000_000)], nothing),
    notify: call([notificationSchema], nothing),
    /** False when no mail program could be opened. Always true on Linux, which does not report it. */
    openMail: call([z.email().max(254), z.string().max(500)], z.boolean()),
    /** Asks outside the page, then opens it in the system's program for it; a few a minute. */
    openLink: call([linkAddressSchema], openedSchema),
    /** Saves a file of a message where the user says. False when that failed. */
    saveFile: call([z.object({ id: z.uuid(), name: z.string().max(200) })], z.boolean()),
    /** Asks for a file, and adds it to the next reply of an inquiry. Returns why not; null when it was, or none was chosen. */
    attachFile: call([z.uuid()], z.string().nullable()),
    /** Saves all that is stored of an address where the user says. False when that failed. */
    exportPerson: call([z.email().max(254)], z.boolean()),
    copy: call([z.string().max(10_000)], nothing),
    setTheme: call([themeSchema], nothing),
    about: call([], aboutSchema),
    openLogs: call([], nothing),
    /** The link that last opened the program, once; null when there is none or nobody is signed in. */
    takeLink: call([], linkSchema.nullable()),
    onLinkWaits: event(nothing),
    onCommand: event(commandSchema),
  },
} satisfies Declared;
type Channels = typeof channels;

type Inputs<Takes extends readonly z.ZodType[]> = { -readonly [Index in keyof Takes]: z.input<Takes[Index]> };
type Outputs<Takes extends readonly z.ZodType[]> = { -readonly [Index in keyof Takes]: z.output<Takes[Index]> };
type Unsubscribe = () => void;
type Exposed<Channel> = Channel extends Call
  ? (...given: Inputs<Channel['takes']>) => Promise<z.output<Channel['gives']>>
  : Channel extends Event
    ? (listener: (payload: z.output<Channel['payload']>) => void) => Unsubscribe
    : never;

/** `window.agency`: the renderer's access to the desktop. */
export type Agency = {
  [Group in keyof Channels]: { [Name in keyof Channels[Group]]: Exposed<Channels[Group][Name]> };
} & {
  /** `platform`: `darwin`, `linux` or `win32`. */
  desktop: { platform: string };
};

type NamesOf<Group, Kind> = { [Name in keyof Group]: Group[Name] extends Kind ? Name : never }[keyof Group];

type Handler<Channel> = Channel extends Call
  ? (...given: Outputs<Channel['takes']>) => z.input<Channel['gives']> | Promise<z.input<Channel['gives']>>
  : never;

/** Main's handlers of the calls. */
export type Handlers = {
  [Group in keyof Channels]: {
    [Name in NamesOf<Channels[Group], Call>]: Handler<Channels[Group][Name]>;
  };
};

export type SendEvent = <Group extends keyof Channels, Name extends NamesOf<Channels[Group], Event>>(
  group: Group,
  name: Name,
  payload: Channels[Group][Name] extends Event ? z.output<Channels[Group][Name]['payload']> : never,
) => void;

declare global {
  interface Window {
    agency: Agency;
  }
}
