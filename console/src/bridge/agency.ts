import type { Command } from './commands.ts';
import type { About, InquiryNotification, Link, Theme } from './desktop.ts';
import type { Connection, LiveChange } from './live.ts';
import type { Session, SignIn, SignInOutcome } from './session.ts';
import type { StoreName } from './store.ts';

/** Takes the listener away again. */
type Unsubscribe = () => void;

/** `window.agency`: all that the renderer has of the desktop. GraphQL goes the ordinary way, by fetch of `/graphql`. */
export type Agency = {
  session: {
    get(): Promise<Session>;
    signIn(input: SignIn): Promise<SignInOutcome>;
    /** Ends the session at the server too where it can be reached; token and stores are gone in any case. */
    signOut(): Promise<void>;
    /** The renderer was told UNAUTHENTICATED: the session ended elsewhere. Stores are kept for the same user's return. */
    ended(): Promise<void>;
    onChange(listener: (session: Session) => void): Unsubscribe;
  };
  live: {
    /** Lets changes come in, from the place after this cursor; without one, from now. Called again, it begins anew. */
    start(after: string | null): Promise<void>;
    connection(): Promise<Connection>;
    onChange(listener: (change: LiveChange) => void): Unsubscribe;
    onConnection(listener: (connection: Connection) => void): Unsubscribe;
  };
  /** Texts per server and user, encrypted where the machine can; without encryption they live as long as the program. */
  store: {
    read(name: StoreName): Promise<string | null>;
    write(name: StoreName, text: string): Promise<void>;
    /** Keeps a text that cannot be read from being written over. */
    setAside(name: StoreName): Promise<void>;
  };
  picture: {
    /**
     * Asks that `/picture` may show what is at an address that was typed: no item of the server holds it yet. False when
     * too many were asked for, or nobody is signed in.
     */
    preview(source: string): Promise<boolean>;
  };
  desktop: {
    setUnread(count: number): Promise<void>;
    notify(notification: InquiryNotification): Promise<void>;
    /** False when no mail program could be opened. Linux does not tell: there it is true in any case. */
    openMail(address: string, subject: string): Promise<boolean>;
    copy(text: string): Promise<void>;
    setTheme(theme: Theme): Promise<void>;
    about(): Promise<About>;
    openLogs(): Promise<void>;
    /** The link that the program was last opened by, once; null when there is none or nobody is signed in. */
    takeLink(): Promise<Link | null>;
    /** A link is there to be taken. */
    onLinkWaits(listener: () => void): Unsubscribe;
    onCommand(listener: (command: Command) => void): Unsubscribe;
    /** `darwin`, `linux` or `win32`. */
    platform: string;
  };
};

declare global {
  interface Window {
    agency: Agency;
  }
}
