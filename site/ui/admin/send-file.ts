/** The headers of each POST of this page, such as the name of the admin for whom the page was loaded. */
let ownHeaders: Readonly<Record<string, string>> = {};

/** Sets the headers that `sendFile` adds. */
export function setOwnHeaders(headers: Readonly<Record<string, string>>): void {
  ownHeaders = headers;
}

type Sending = {
  type: string;
  /** Called with the share of the file that was sent, from 0 to 1. */
  onProgress(share: number): void;
  onAnswer(status: number, body: string): void;
  /** Called if the server did not answer. */
  onError(): void;
  /** Called at the end, after success, failure, or abort. */
  onEnd(): void;
};

/** Sends a file as the body of a POST request. Uses XMLHttpRequest, because `fetch` does not report the progress. */
export function sendFile(url: string, file: File, { type, onProgress, onAnswer, onError, onEnd }: Sending) {
  const request = new XMLHttpRequest();
  request.open('POST', url);
  for (const [name, value] of Object.entries({ 'Content-Type': type, ...ownHeaders }))
    request.setRequestHeader(name, value);
  request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
  request.onload = () => onAnswer(request.status, request.responseText);
  request.onerror = onError;
  request.onloadend = onEnd;
  request.send(file);
  return request;
}
