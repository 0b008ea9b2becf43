import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Sends raw bytes, and resolves with everything that the server sends until it closes the connection. */
export async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}
