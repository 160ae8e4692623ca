
export const receiveInboundWebhook_202 = validate10;
const schema11 = {"$ref":"urn:parley:document#/components/schemas/InboundWebhookReceipt"};
const schema13 = {"type":"object","description":"What a webhook set off.","required":["event_id","subscriptions_matched","execution_ids"],"properties":{"event_id":{"type":"string","format":"uuid","description":"The recorded event."},"subscriptions_matched":{"type":"integer","minimum":0,"description":"Subscriptions whose filter passed."},"execution_ids":{"type":"array","items":{"type":"string","format":"uuid"},"description":"One execution for each of them."}}};
const formats0 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event_id === undefined){
const err0 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/InboundWebhookReceipt/required",keyword:"required",params:{missingProperty: "event_id"},message:"must have required property '"+"event_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.subscriptions_matched === undefined){
const err1 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/InboundWebhookReceipt/required",keyword:"required",params:{missingProperty: "subscriptions_matched"},message:"must have required property '"+"subscriptions_matched"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.execution_ids === undefined){
const err2 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/InboundWebhookReceipt/required",keyword:"required",params:{missingProperty: "execution_ids"},message:"must have required property '"+"execution_ids"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.event_id !== undefined){
let data0 = data.event_id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err3 = {instancePath:instancePath+"/event_id",schemaPath:"urn:parley:document#/components/schemas/InboundWebhookReceipt/properties/event_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/event_id",schemaPath:"urn:parley:document#/components/schemas/InboundWebhookReceipt/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.subscriptions_matched !== undefined){
let data1 = data.subscriptions_matched;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err5 = {instancePath:instancePath+"/subscriptions_matched",schemaPath:"urn:parley:document#/components/schemas/InboundWebhookReceipt/properties/subscriptions_matched/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/subscriptions_matched",schemaPath:"urn:parley:document#/components/schemas/InboundWebhookReceipt/properties/subscriptions_matched/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.execution_ids !== undefined){
let data2 = data.execution_ids;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
const err7 = {instancePath:instancePath+"/execution_ids/" + i0,schemaPath:"urn:parley:document#/components/schemas/InboundWebhookReceipt/properties/execution_ids/items/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/execution_ids/" + i0,schemaPath:"urn:parley:document#/components/schemas/InboundWebhookReceipt/properties/execution_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/execution_ids",schemaPath:"urn:parley:document#/components/schemas/InboundWebhookReceipt/properties/execution_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/InboundWebhookReceipt/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const receiveInboundWebhook_400 = validate12;
const schema14 = {"$ref":"urn:parley:document#/components/schemas/InvalidInputError"};
const schema15 = {"type":"object","description":"The request is malformed.","required":["error","message"],"properties":{"error":{"type":"string","enum":["invalid_input"],"description":"Machine code; branch on this."},"message":{"type":"string","description":"A sentence for people; may change."},"details":{"$ref":"#/components/schemas/RejectedInput"}},"example":{"error":"invalid_input","message":"The request is malformed"}};
const schema16 = {"type":"object","description":"What was wrong with the request, value by value.","properties":{"validation_errors":{"type":"array","items":{"$ref":"#/components/schemas/ValidationError"},"description":"Each rejected value."},"key":{"type":"string","description":"The rejected key of `variables`; `variables` itself when the map as a whole is rejected."}}};
const schema17 = {"type":"object","description":"One rejected value.","required":["field","rule"],"properties":{"field":{"type":"string","description":"Dotted path of the value in the body, or the name of the answered field.","example":"order_no"},"rule":{"type":"string","description":"The rule that was broken.","enum":["required","type","min_length","max_length","minimum","maximum","pattern","format","enum","upload_shape","file_too_large","mime_not_allowed"]},"expected":{"description":"What the rule wants: a bound, a pattern, a list of choices."}}};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.validation_errors !== undefined){
let data0 = data.validation_errors;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.field === undefined){
const err0 = {instancePath:instancePath+"/validation_errors/" + i0,schemaPath:"#/components/schemas/ValidationError/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data1.rule === undefined){
const err1 = {instancePath:instancePath+"/validation_errors/" + i0,schemaPath:"#/components/schemas/ValidationError/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.field !== undefined){
if(typeof data1.field !== "string"){
const err2 = {instancePath:instancePath+"/validation_errors/" + i0+"/field",schemaPath:"#/components/schemas/ValidationError/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.rule !== undefined){
let data3 = data1.rule;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/validation_errors/" + i0+"/rule",schemaPath:"#/components/schemas/ValidationError/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((((((((((data3 === "required") || (data3 === "type")) || (data3 === "min_length")) || (data3 === "max_length")) || (data3 === "minimum")) || (data3 === "maximum")) || (data3 === "pattern")) || (data3 === "format")) || (data3 === "enum")) || (data3 === "upload_shape")) || (data3 === "file_too_large")) || (data3 === "mime_not_allowed"))){
const err4 = {instancePath:instancePath+"/validation_errors/" + i0+"/rule",schemaPath:"#/components/schemas/ValidationError/properties/rule/enum",keyword:"enum",params:{allowedValues: schema17.properties.rule.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/validation_errors/" + i0,schemaPath:"#/components/schemas/ValidationError/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/validation_errors",schemaPath:"#/properties/validation_errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.key !== undefined){
if(typeof data.key !== "string"){
const err7 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}


function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "invalid_input")){
const err3 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/enum",keyword:"enum",params:{allowedValues: schema15.properties.error.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.details !== undefined){
if(!(validate14(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}


function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate13(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
validate12.errors = vErrors;
return errors === 0;
}

export const receiveInboundWebhook_401 = validate17;
const schema18 = {"oneOf":[{"$ref":"urn:parley:document#/components/schemas/InvalidSignatureError"},{"$ref":"urn:parley:document#/components/schemas/TimestampOutOfRangeError"}]};
const schema19 = {"type":"object","description":"The signature does not match.","required":["error","message"],"properties":{"error":{"type":"string","enum":["invalid_signature"],"description":"Machine code; branch on this."},"message":{"type":"string","description":"A sentence for people; may change."}},"example":{"error":"invalid_signature","message":"The signature does not match"}};
const schema20 = {"type":"object","description":"The timestamp is too far from the server's clock.","required":["error","message"],"properties":{"error":{"type":"string","enum":["timestamp_out_of_range"],"description":"Machine code; branch on this."},"message":{"type":"string","description":"A sentence for people; may change."}},"example":{"error":"timestamp_out_of_range","message":"The timestamp is too far from the server's clock"}};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/InvalidSignatureError/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/InvalidSignatureError/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/InvalidSignatureError/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "invalid_signature")){
const err3 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/InvalidSignatureError/properties/error/enum",keyword:"enum",params:{allowedValues: schema19.properties.error.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"urn:parley:document#/components/schemas/InvalidSignatureError/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/InvalidSignatureError/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err6 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/TimestampOutOfRangeError/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.message === undefined){
const err7 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/TimestampOutOfRangeError/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.error !== undefined){
let data2 = data.error;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/TimestampOutOfRangeError/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(data2 === "timestamp_out_of_range")){
const err9 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/TimestampOutOfRangeError/properties/error/enum",keyword:"enum",params:{allowedValues: schema20.properties.error.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err10 = {instancePath:instancePath+"/message",schemaPath:"urn:parley:document#/components/schemas/TimestampOutOfRangeError/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/TimestampOutOfRangeError/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err12 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate17.errors = vErrors;
return errors === 0;
}

export const receiveInboundWebhook_409 = validate18;
const schema21 = {"$ref":"urn:parley:document#/components/schemas/SignatureReplayedError"};
const schema22 = {"type":"object","description":"The signature was used before.","required":["error","message"],"properties":{"error":{"type":"string","enum":["signature_replayed"],"description":"Machine code; branch on this."},"message":{"type":"string","description":"A sentence for people; may change."}},"example":{"error":"signature_replayed","message":"The signature was used before"}};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/SignatureReplayedError/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/SignatureReplayedError/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/SignatureReplayedError/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "signature_replayed")){
const err3 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/SignatureReplayedError/properties/error/enum",keyword:"enum",params:{allowedValues: schema22.properties.error.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"urn:parley:document#/components/schemas/SignatureReplayedError/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/SignatureReplayedError/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

export const receiveInboundWebhook_413 = validate19;
const schema23 = {"$ref":"urn:parley:document#/components/schemas/PayloadTooLargeError"};
const schema24 = {"type":"object","description":"The body is larger than this path reads.","required":["error","message"],"properties":{"error":{"type":"string","enum":["payload_too_large"],"description":"Machine code; branch on this."},"message":{"type":"string","description":"A sentence for people; may change."}},"example":{"error":"payload_too_large","message":"The body is larger than this path reads"}};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/PayloadTooLargeError/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/PayloadTooLargeError/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/PayloadTooLargeError/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "payload_too_large")){
const err3 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/PayloadTooLargeError/properties/error/enum",keyword:"enum",params:{allowedValues: schema24.properties.error.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"urn:parley:document#/components/schemas/PayloadTooLargeError/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/PayloadTooLargeError/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}

export const receiveInboundWebhook_415 = validate20;
const schema25 = {"$ref":"urn:parley:document#/components/schemas/UnsupportedMediaTypeError"};
const schema26 = {"type":"object","description":"The body's media type is not read here.","required":["error","message"],"properties":{"error":{"type":"string","enum":["unsupported_media_type"],"description":"Machine code; branch on this."},"message":{"type":"string","description":"A sentence for people; may change."}},"example":{"error":"unsupported_media_type","message":"The body's media type is not read here"}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/UnsupportedMediaTypeError/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/UnsupportedMediaTypeError/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/UnsupportedMediaTypeError/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "unsupported_media_type")){
const err3 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/UnsupportedMediaTypeError/properties/error/enum",keyword:"enum",params:{allowedValues: schema26.properties.error.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"urn:parley:document#/components/schemas/UnsupportedMediaTypeError/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/UnsupportedMediaTypeError/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

export const receiveInboundWebhook_429 = validate21;
const schema27 = {"$ref":"urn:parley:document#/components/schemas/RateLimitedError"};
const schema28 = {"type":"object","description":"Too many requests.","required":["error","message"],"properties":{"error":{"type":"string","enum":["rate_limited"],"description":"Machine code; branch on this."},"message":{"type":"string","description":"A sentence for people; may change."}},"example":{"error":"rate_limited","message":"Too many requests"}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/RateLimitedError/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/RateLimitedError/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/RateLimitedError/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "rate_limited")){
const err3 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/RateLimitedError/properties/error/enum",keyword:"enum",params:{allowedValues: schema28.properties.error.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"urn:parley:document#/components/schemas/RateLimitedError/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/RateLimitedError/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

export const receiveInboundWebhook_500 = validate22;
const schema29 = {"$ref":"urn:parley:document#/components/schemas/InternalError"};
const schema30 = {"type":"object","description":"The service failed.","required":["error","message"],"properties":{"error":{"type":"string","enum":["internal_error"],"description":"Machine code; branch on this."},"message":{"type":"string","description":"A sentence for people; may change."}},"example":{"error":"internal_error","message":"The service failed"}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/InternalError/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/InternalError/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/InternalError/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "internal_error")){
const err3 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/InternalError/properties/error/enum",keyword:"enum",params:{allowedValues: schema30.properties.error.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"urn:parley:document#/components/schemas/InternalError/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/InternalError/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

export const receiveInboundWebhook_503 = validate23;
const schema31 = {"$ref":"urn:parley:document#/components/schemas/ServiceUnavailableError"};
const schema32 = {"type":"object","description":"The service cannot answer at the moment; try again later.","required":["error","message"],"properties":{"error":{"type":"string","enum":["service_unavailable"],"description":"Machine code; branch on this."},"message":{"type":"string","description":"A sentence for people; may change."}},"example":{"error":"service_unavailable","message":"The service cannot answer at the moment; try again later"}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/ServiceUnavailableError/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/ServiceUnavailableError/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/ServiceUnavailableError/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "service_unavailable")){
const err3 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/ServiceUnavailableError/properties/error/enum",keyword:"enum",params:{allowedValues: schema32.properties.error.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err4 = {instancePath:instancePath+"/message",schemaPath:"urn:parley:document#/components/schemas/ServiceUnavailableError/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/ServiceUnavailableError/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}

