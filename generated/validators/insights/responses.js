import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

export const recordConversion_200 = validate10;
const schema11 = {"$ref":"urn:parley:document#/components/schemas/ConversionDeduplicated"};
const schema13 = {"type":"object","description":"A completion that was recorded before.","required":["deduped","completion_id"],"properties":{"deduped":{"type":"boolean","enum":[true],"description":"Always true."},"completion_id":{"type":"string","format":"uuid","description":"The completion recorded first."}}};
const formats0 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.deduped === undefined){
const err0 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/ConversionDeduplicated/required",keyword:"required",params:{missingProperty: "deduped"},message:"must have required property '"+"deduped"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.completion_id === undefined){
const err1 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/ConversionDeduplicated/required",keyword:"required",params:{missingProperty: "completion_id"},message:"must have required property '"+"completion_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.deduped !== undefined){
let data0 = data.deduped;
if(typeof data0 !== "boolean"){
const err2 = {instancePath:instancePath+"/deduped",schemaPath:"urn:parley:document#/components/schemas/ConversionDeduplicated/properties/deduped/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === true)){
const err3 = {instancePath:instancePath+"/deduped",schemaPath:"urn:parley:document#/components/schemas/ConversionDeduplicated/properties/deduped/enum",keyword:"enum",params:{allowedValues: schema13.properties.deduped.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.completion_id !== undefined){
let data1 = data.completion_id;
if(typeof data1 === "string"){
if(!(formats0.test(data1))){
const err4 = {instancePath:instancePath+"/completion_id",schemaPath:"urn:parley:document#/components/schemas/ConversionDeduplicated/properties/completion_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/completion_id",schemaPath:"urn:parley:document#/components/schemas/ConversionDeduplicated/properties/completion_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err6 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/ConversionDeduplicated/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const recordConversion_201 = validate12;
const schema14 = {"$ref":"urn:parley:document#/components/schemas/ConversionRecorded"};
const schema15 = {"type":"object","description":"A completion that was recorded.","required":["completion_id","attributed","conversation_id"],"properties":{"completion_id":{"type":"string","format":"uuid","description":"The recorded completion."},"attributed":{"type":"boolean","description":"Whether it belongs to a conversation."},"conversation_id":{"type":"string","format":"uuid","nullable":true,"description":"That conversation; null when it belongs to none."}}};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.completion_id === undefined){
const err0 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/ConversionRecorded/required",keyword:"required",params:{missingProperty: "completion_id"},message:"must have required property '"+"completion_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.attributed === undefined){
const err1 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/ConversionRecorded/required",keyword:"required",params:{missingProperty: "attributed"},message:"must have required property '"+"attributed"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.conversation_id === undefined){
const err2 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/ConversionRecorded/required",keyword:"required",params:{missingProperty: "conversation_id"},message:"must have required property '"+"conversation_id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.completion_id !== undefined){
let data0 = data.completion_id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err3 = {instancePath:instancePath+"/completion_id",schemaPath:"urn:parley:document#/components/schemas/ConversionRecorded/properties/completion_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
const err4 = {instancePath:instancePath+"/completion_id",schemaPath:"urn:parley:document#/components/schemas/ConversionRecorded/properties/completion_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.attributed !== undefined){
if(typeof data.attributed !== "boolean"){
const err5 = {instancePath:instancePath+"/attributed",schemaPath:"urn:parley:document#/components/schemas/ConversionRecorded/properties/attributed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.conversation_id !== undefined){
let data2 = data.conversation_id;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/conversation_id",schemaPath:"urn:parley:document#/components/schemas/ConversionRecorded/properties/conversation_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err7 = {instancePath:instancePath+"/conversation_id",schemaPath:"urn:parley:document#/components/schemas/ConversionRecorded/properties/conversation_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
}
else {
const err8 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/ConversionRecorded/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

export const recordConversion_400 = validate13;
const schema16 = {"$ref":"urn:parley:document#/components/schemas/InvalidInputError"};
const schema17 = {"type":"object","description":"The request is malformed.","required":["error","message"],"properties":{"error":{"type":"string","enum":["invalid_input"],"description":"Machine code; branch on this."},"message":{"type":"string","description":"A sentence for people; may change."},"details":{"$ref":"#/components/schemas/RejectedInput"}},"example":{"error":"invalid_input","message":"The request is malformed"}};
const schema18 = {"type":"object","description":"What was wrong with the request, value by value.","properties":{"validation_errors":{"type":"array","items":{"$ref":"#/components/schemas/ValidationError"},"description":"Each rejected value."},"key":{"type":"string","description":"The rejected key of `variables`; `variables` itself when the map as a whole is rejected."}}};
const schema19 = {"type":"object","description":"One rejected value.","required":["field","rule"],"properties":{"field":{"type":"string","description":"Dotted path of the value in the body, or the name of the answered field.","example":"order_no"},"rule":{"type":"string","description":"The rule that was broken.","enum":["required","type","min_length","max_length","minimum","maximum","pattern","format","enum","upload_shape","file_too_large","mime_not_allowed"]},"expected":{"description":"What the rule wants: a bound, a pattern, a list of choices."}}};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err4 = {instancePath:instancePath+"/validation_errors/" + i0+"/rule",schemaPath:"#/components/schemas/ValidationError/properties/rule/enum",keyword:"enum",params:{allowedValues: schema19.properties.rule.enum},message:"must be equal to one of the allowed values"};
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
validate15.errors = vErrors;
return errors === 0;
}


function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err3 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/enum",keyword:"enum",params:{allowedValues: schema17.properties.error.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate15(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
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
validate14.errors = vErrors;
return errors === 0;
}


function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
validate13.errors = vErrors;
return errors === 0;
}

export const recordConversion_403 = validate18;
const schema20 = {"$ref":"urn:parley:document#/components/schemas/PermissionDeniedError"};
const schema21 = {"type":"object","description":"The caller lacks the permission.","required":["error","message"],"properties":{"error":{"type":"string","enum":["permission_denied"],"description":"Machine code; branch on this."},"message":{"type":"string","description":"A sentence for people; may change."},"details":{"$ref":"#/components/schemas/MissingPermission"}},"example":{"error":"permission_denied","message":"The caller lacks the permission"}};
const schema22 = {"type":"object","required":["permission"],"properties":{"permission":{"type":"string","description":"The permission that is wanted; of an engine token the scope, or `workspace` where the request names a workspace that the token is not for."}}};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(data0 === "permission_denied")){
const err3 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/enum",keyword:"enum",params:{allowedValues: schema21.properties.error.enum},message:"must be equal to one of the allowed values"};
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
let data2 = data.details;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.permission === undefined){
const err5 = {instancePath:instancePath+"/details",schemaPath:"#/components/schemas/MissingPermission/required",keyword:"required",params:{missingProperty: "permission"},message:"must have required property '"+"permission"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.permission !== undefined){
if(typeof data2.permission !== "string"){
const err6 = {instancePath:instancePath+"/details/permission",schemaPath:"#/components/schemas/MissingPermission/properties/permission/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err7 = {instancePath:instancePath+"/details",schemaPath:"#/components/schemas/MissingPermission/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
validate19.errors = vErrors;
return errors === 0;
}


function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
validate18.errors = vErrors;
return errors === 0;
}

export const recordConversion_404 = validate21;
const schema23 = {"$ref":"urn:parley:document#/components/schemas/UnknownGoalError"};
const schema24 = {"type":"object","description":"No active goal has that code.","required":["error","message"],"properties":{"error":{"type":"string","enum":["unknown_goal"],"description":"Machine code; branch on this."},"message":{"type":"string","description":"A sentence for people; may change."}},"example":{"error":"unknown_goal","message":"No active goal has that code"}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/UnknownGoalError/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/UnknownGoalError/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
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
const err2 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/UnknownGoalError/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "unknown_goal")){
const err3 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/UnknownGoalError/properties/error/enum",keyword:"enum",params:{allowedValues: schema24.properties.error.enum},message:"must be equal to one of the allowed values"};
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
const err4 = {instancePath:instancePath+"/message",schemaPath:"urn:parley:document#/components/schemas/UnknownGoalError/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err5 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/UnknownGoalError/type",keyword:"type",params:{type: "object"},message:"must be object"};
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

export const recordConversion_409 = validate22;
const schema25 = {"$ref":"urn:parley:document#/components/schemas/IdempotencyConflictError"};
const schema26 = {"type":"object","description":"The idempotency key was used with another payload, or its first request still runs.","required":["error","message"],"properties":{"error":{"type":"string","enum":["idempotency_conflict"],"description":"Machine code; branch on this."},"message":{"type":"string","description":"A sentence for people; may change."}},"example":{"error":"idempotency_conflict","message":"The idempotency key was used with another payload, or its first request still runs"}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/IdempotencyConflictError/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.message === undefined){
const err1 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/IdempotencyConflictError/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
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
const err2 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/IdempotencyConflictError/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "idempotency_conflict")){
const err3 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/IdempotencyConflictError/properties/error/enum",keyword:"enum",params:{allowedValues: schema26.properties.error.enum},message:"must be equal to one of the allowed values"};
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
const err4 = {instancePath:instancePath+"/message",schemaPath:"urn:parley:document#/components/schemas/IdempotencyConflictError/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err5 = {instancePath,schemaPath:"urn:parley:document#/components/schemas/IdempotencyConflictError/type",keyword:"type",params:{type: "object"},message:"must be object"};
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

export const recordConversion_413 = validate23;
const schema27 = {"$ref":"urn:parley:document#/components/schemas/PayloadTooLargeError"};
const schema28 = {"type":"object","description":"The body is larger than this path reads.","required":["error","message"],"properties":{"error":{"type":"string","enum":["payload_too_large"],"description":"Machine code; branch on this."},"message":{"type":"string","description":"A sentence for people; may change."}},"example":{"error":"payload_too_large","message":"The body is larger than this path reads"}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err3 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/PayloadTooLargeError/properties/error/enum",keyword:"enum",params:{allowedValues: schema28.properties.error.enum},message:"must be equal to one of the allowed values"};
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
validate23.errors = vErrors;
return errors === 0;
}

export const recordConversion_415 = validate24;
const schema29 = {"$ref":"urn:parley:document#/components/schemas/UnsupportedMediaTypeError"};
const schema30 = {"type":"object","description":"The body's media type is not read here.","required":["error","message"],"properties":{"error":{"type":"string","enum":["unsupported_media_type"],"description":"Machine code; branch on this."},"message":{"type":"string","description":"A sentence for people; may change."}},"example":{"error":"unsupported_media_type","message":"The body's media type is not read here"}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err3 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/UnsupportedMediaTypeError/properties/error/enum",keyword:"enum",params:{allowedValues: schema30.properties.error.enum},message:"must be equal to one of the allowed values"};
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
validate24.errors = vErrors;
return errors === 0;
}

export const recordConversion_422 = validate25;
const schema31 = {"$ref":"urn:parley:document#/components/schemas/ValidationFailedError"};
const schema32 = {"type":"object","description":"A value was rejected.","required":["error","message"],"properties":{"error":{"type":"string","enum":["validation_failed"],"description":"Machine code; branch on this."},"message":{"type":"string","description":"A sentence for people; may change."},"details":{"$ref":"#/components/schemas/RejectedInput"}},"example":{"error":"validation_failed","message":"A value was rejected"}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(data0 === "validation_failed")){
const err3 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/enum",keyword:"enum",params:{allowedValues: schema32.properties.error.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate15(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
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
validate26.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
validate25.errors = vErrors;
return errors === 0;
}

export const recordConversion_500 = validate29;
const schema33 = {"$ref":"urn:parley:document#/components/schemas/InternalError"};
const schema34 = {"type":"object","description":"The service failed.","required":["error","message"],"properties":{"error":{"type":"string","enum":["internal_error"],"description":"Machine code; branch on this."},"message":{"type":"string","description":"A sentence for people; may change."}},"example":{"error":"internal_error","message":"The service failed"}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err3 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/InternalError/properties/error/enum",keyword:"enum",params:{allowedValues: schema34.properties.error.enum},message:"must be equal to one of the allowed values"};
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
validate29.errors = vErrors;
return errors === 0;
}

export const recordConversion_503 = validate30;
const schema35 = {"$ref":"urn:parley:document#/components/schemas/ServiceUnavailableError"};
const schema36 = {"type":"object","description":"The service cannot answer at the moment; try again later.","required":["error","message"],"properties":{"error":{"type":"string","enum":["service_unavailable"],"description":"Machine code; branch on this."},"message":{"type":"string","description":"A sentence for people; may change."}},"example":{"error":"service_unavailable","message":"The service cannot answer at the moment; try again later"}};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err3 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/ServiceUnavailableError/properties/error/enum",keyword:"enum",params:{allowedValues: schema36.properties.error.enum},message:"must be equal to one of the allowed values"};
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
validate30.errors = vErrors;
return errors === 0;
}

export const getFailuresByNode_200 = validate31;
const schema37 = {"$ref":"urn:parley:document#/components/schemas/FailuresByNode"};
const schema38 = {"type":"object","description":"Failures of one flow in a range of days, node by node.","required":["flow_id","from","to","nodes"],"properties":{"flow_id":{"type":"string","format":"uuid","description":"Id of the flow asked for."},"from":{"$ref":"#/components/schemas/ReportDate"},"to":{"$ref":"#/components/schemas/ReportDate"},"nodes":{"type":"array","items":{"$ref":"#/components/schemas/NodeFailures"},"description":"Nodes that runs came to, most failures first; empty for a flow the workspace does not have."}}};
const schema39 = {"type":"string","format":"date","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}$","description":"Calendar day `YYYY-MM-DD` in the time zone of the report.","example":"2026-03-01"};
const schema41 = {"type":"object","description":"How often runs failed at one node.","required":["node_id","node_type","executions","failures","rate"],"properties":{"node_id":{"type":"string","description":"Id of the node in the flow."},"node_type":{"type":"string","description":"Type of the node."},"executions":{"type":"integer","minimum":0,"description":"Runs that came to the node."},"failures":{"type":"integer","minimum":0,"description":"Runs that failed there."},"rate":{"type":"number","minimum":0,"maximum":1,"description":"Failures divided by executions; 0 when no run came there."},"last_error_kind":{"type":"string","description":"Kind of the latest failure, for example `timeout` or `step_limit`; absent when there was none."}}};
const formats8 = require("ajv-formats/dist/formats").fullFormats.date;
const pattern0 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.flow_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "flow_id"},message:"must have required property '"+"flow_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.from === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.to === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.nodes === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nodes"},message:"must have required property '"+"nodes"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.flow_id !== undefined){
let data0 = data.flow_id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
const err4 = {instancePath:instancePath+"/flow_id",schemaPath:"#/properties/flow_id/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/flow_id",schemaPath:"#/properties/flow_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.from !== undefined){
let data1 = data.from;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err6 = {instancePath:instancePath+"/from",schemaPath:"#/components/schemas/ReportDate/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats8.validate(data1))){
const err7 = {instancePath:instancePath+"/from",schemaPath:"#/components/schemas/ReportDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
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
const err8 = {instancePath:instancePath+"/from",schemaPath:"#/components/schemas/ReportDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.to !== undefined){
let data2 = data.to;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err9 = {instancePath:instancePath+"/to",schemaPath:"#/components/schemas/ReportDate/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats8.validate(data2))){
const err10 = {instancePath:instancePath+"/to",schemaPath:"#/components/schemas/ReportDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/to",schemaPath:"#/components/schemas/ReportDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.nodes !== undefined){
let data3 = data.nodes;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.node_id === undefined){
const err12 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/components/schemas/NodeFailures/required",keyword:"required",params:{missingProperty: "node_id"},message:"must have required property '"+"node_id"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.node_type === undefined){
const err13 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/components/schemas/NodeFailures/required",keyword:"required",params:{missingProperty: "node_type"},message:"must have required property '"+"node_type"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.executions === undefined){
const err14 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/components/schemas/NodeFailures/required",keyword:"required",params:{missingProperty: "executions"},message:"must have required property '"+"executions"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4.failures === undefined){
const err15 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/components/schemas/NodeFailures/required",keyword:"required",params:{missingProperty: "failures"},message:"must have required property '"+"failures"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4.rate === undefined){
const err16 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/components/schemas/NodeFailures/required",keyword:"required",params:{missingProperty: "rate"},message:"must have required property '"+"rate"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4.node_id !== undefined){
if(typeof data4.node_id !== "string"){
const err17 = {instancePath:instancePath+"/nodes/" + i0+"/node_id",schemaPath:"#/components/schemas/NodeFailures/properties/node_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.node_type !== undefined){
if(typeof data4.node_type !== "string"){
const err18 = {instancePath:instancePath+"/nodes/" + i0+"/node_type",schemaPath:"#/components/schemas/NodeFailures/properties/node_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data4.executions !== undefined){
let data7 = data4.executions;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err19 = {instancePath:instancePath+"/nodes/" + i0+"/executions",schemaPath:"#/components/schemas/NodeFailures/properties/executions/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 < 0 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/nodes/" + i0+"/executions",schemaPath:"#/components/schemas/NodeFailures/properties/executions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data4.failures !== undefined){
let data8 = data4.failures;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err21 = {instancePath:instancePath+"/nodes/" + i0+"/failures",schemaPath:"#/components/schemas/NodeFailures/properties/failures/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 < 0 || isNaN(data8)){
const err22 = {instancePath:instancePath+"/nodes/" + i0+"/failures",schemaPath:"#/components/schemas/NodeFailures/properties/failures/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(data4.rate !== undefined){
let data9 = data4.rate;
if(typeof data9 == "number"){
if(data9 > 1 || isNaN(data9)){
const err23 = {instancePath:instancePath+"/nodes/" + i0+"/rate",schemaPath:"#/components/schemas/NodeFailures/properties/rate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err24 = {instancePath:instancePath+"/nodes/" + i0+"/rate",schemaPath:"#/components/schemas/NodeFailures/properties/rate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/nodes/" + i0+"/rate",schemaPath:"#/components/schemas/NodeFailures/properties/rate/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data4.last_error_kind !== undefined){
if(typeof data4.last_error_kind !== "string"){
const err26 = {instancePath:instancePath+"/nodes/" + i0+"/last_error_kind",schemaPath:"#/components/schemas/NodeFailures/properties/last_error_kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/nodes/" + i0,schemaPath:"#/components/schemas/NodeFailures/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate32(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
validate31.errors = vErrors;
return errors === 0;
}

export const getFailuresByNode_400 = validate34;
const schema42 = {"$ref":"urn:parley:document#/components/schemas/InvalidInputError"};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err3 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/enum",keyword:"enum",params:{allowedValues: schema17.properties.error.enum},message:"must be equal to one of the allowed values"};
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
if(!(validate15(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
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
validate35.errors = vErrors;
return errors === 0;
}


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate35(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
validate34.errors = vErrors;
return errors === 0;
}

export const getFailuresByNode_500 = validate38;
const schema44 = {"$ref":"urn:parley:document#/components/schemas/InternalError"};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err3 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/InternalError/properties/error/enum",keyword:"enum",params:{allowedValues: schema34.properties.error.enum},message:"must be equal to one of the allowed values"};
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
validate38.errors = vErrors;
return errors === 0;
}

export const getFailuresByNode_503 = validate39;
const schema46 = {"$ref":"urn:parley:document#/components/schemas/ServiceUnavailableError"};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err3 = {instancePath:instancePath+"/error",schemaPath:"urn:parley:document#/components/schemas/ServiceUnavailableError/properties/error/enum",keyword:"enum",params:{allowedValues: schema36.properties.error.enum},message:"must be equal to one of the allowed values"};
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
validate39.errors = vErrors;
return errors === 0;
}

